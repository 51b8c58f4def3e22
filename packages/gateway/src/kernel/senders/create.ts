import type { Config } from '../config/config.ts';
import { consoleSender } from './console.ts';
import { postMessage } from './http.ts';
import type { Sender } from './sender.ts';

export function createSenders(
  { sms, mail, demo }: Pick<Config, 'sms' | 'mail'> & { readonly demo: boolean },
  write: (line: string) => void = (line) => void process.stdout.write(line),
): Sender {
  const terminal = consoleSender(demo, write);
  return {
    sendSms:
      sms.kind === 'http'
        ? ({ merchant, to, text }, key) => postMessage(sms, { merchant, to, text }, key)
        : terminal.sendSms,
    sendMail:
      mail.kind === 'http'
        ? ({ merchant, to, subject, text }, key) =>
            postMessage(mail, { merchant, to, subject, text }, key)
        : terminal.sendMail,
  };
}
