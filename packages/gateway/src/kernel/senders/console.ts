import type { Mail, Sms } from './sender.ts';

/**
 * For trying things out: a line on the terminal stands for the message, and
 * only where there are no real players. The structured log never has it.
 */
export function consoleSender(isDemo: boolean, write: (line: string) => void) {
  const say = (kind: string, { merchant, to, text }: Sms, subject = '') => {
    if (!isDemo) return;
    const line = [`${kind} to ${to} (${merchant}):`, subject, text].filter((part) => part !== '');
    // One message, one line: whoever names themselves must not write others' lines.
    write(`${line.join(' ').replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')}\n`);
  };
  return {
    sendSms: async (sms: Sms): Promise<void> => say('SMS', sms),
    sendMail: async (mail: Mail): Promise<void> => say('Mail', mail, `${mail.subject} –`),
  };
}
