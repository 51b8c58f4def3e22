import { useRef, useState, type Ref } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { CodeField } from '@livery/ui/code-field';
import { Message } from '@livery/ui/message';
import { Captcha } from '../captcha/captcha.tsx';
import type { Mobile } from './mobile.ts';
import type { Purpose } from './send-code.ts';
import { useCode } from './use-code.ts';
import { useMessageCode } from './use-message-code.ts';
import type { PhoneProof } from './use-phone-proof.ts';

export interface CodeInputProps {
  readonly purpose: Purpose;
  /** Where to send a code; nothing while the number is wrong, which whoever asks for it then says. */
  readonly mobile: () => Mobile | undefined;
  /** Whom else codes may come from; its frame is up to whoever confirms the code. */
  readonly phone: PhoneProof;
  /** The platform has said already that Firebase sends them. */
  readonly isFirebase?: boolean;
  readonly value: string;
  readonly onValueChange: (code: string) => void;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A code by SMS: the button that has one sent, and everything that can be in its way. */
export function CodeInput({
  purpose,
  mobile,
  phone,
  isFirebase = false,
  value,
  onValueChange,
  error,
  ref,
}: CodeInputProps) {
  const { t } = useTranslation();
  const code = useCode({ purpose, byFirebase: phone.send, isFirebase });
  const [digits, setDigits] = useState('');
  const captcha = useRef<HTMLInputElement>(null);
  useMessageCode(code.until !== undefined, onValueChange);

  const ask = (): void => {
    const to = mobile();
    if (!to) return;
    if (code.needsCaptcha && digits === '') {
      captcha.current?.focus();
      return;
    }
    code.send({ mobile: to, ...(code.needsCaptcha ? { captcha: digits } : {}) });
    setDigits('');
  };
  return (
    <>
      {code.failure ? <Message tone="danger">{code.failure}</Message> : null}
      {code.needsCaptcha ? (
        <Captcha
          ref={captcha}
          scene="sms"
          picture={code.picture}
          onRefresh={code.refreshPicture}
          value={digits}
          onValueChange={setDigits}
        />
      ) : null}
      <CodeField
        ref={ref}
        label={t('code.label')}
        name="verificationCode"
        value={value}
        onValueChange={onValueChange}
        error={error}
        sending={code.sending}
        until={code.until}
        onSend={ask}
        labels={{
          send: t('code.send'),
          sending: t('code.sending'),
          wait: (seconds) => t('code.wait', { seconds }),
          again: t('code.again'),
          sent: t('code.sent'),
        }}
      />
    </>
  );
}
