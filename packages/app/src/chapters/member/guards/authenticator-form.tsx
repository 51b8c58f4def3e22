import { useState, type FormEvent } from 'react';
import { Button } from '@livery/ui/button';
import { CopyRow } from '@livery/ui/copy-row';
import { OneTimeCode } from '@livery/ui/one-time-code';
import { QRCode } from '@livery/ui/qr-code';
import { Text } from '@livery/ui/text';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { Reply } from '@livery/contract/client';
import { Failure } from '#kernel/forms/failure.tsx';
import { useFields } from '#kernel/forms/use-fields.ts';
import { call } from '#kernel/http/client.ts';
import * as css from '../../../kernel/forms/form.css.ts';
import * as own from './guards.css.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useGuardForm } from './use-guard-form.ts';

const digits = 6;

/** A secret for the app, a first code of it, and the codes for when it is lost. */
export function AuthenticatorForm({ userName }: { userName: string }) {
  const { t } = useTranslation();
  const form = useGuardForm(userName);
  const [secret, setSecret] = useState<Reply<'totpBegin'>>();
  const [recovery, setRecovery] = useState<readonly string[]>();
  const fields = useFields({ code: '' }, ({ code }) => ({
    code: code.length < digits ? t('contact.code.missing') : undefined,
  }));
  const { code } = fields.values;

  const begin = async (): Promise<void> => {
    await form.ask(async () => setSecret(await call('totpBegin', {})));
  };
  const confirm = async (typed: string): Promise<void> => {
    const refused = await form.ask(async () => {
      const { recoveryCodes } = await call('totpConfirm', { payload: { code: typed } });
      setRecovery(recoveryCodes);
    }, 'totp.wrong');
    if (refused !== undefined && refused !== 'failed') fields.refuse('code', refused.error);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (form.busy) return;
    if (!secret) {
      void begin();
    } else if (fields.passes('code')) void confirm(code);
  };
  if (recovery)
    return <RecoveryCodes codes={recovery} onKept={() => void form.finish('totp.saved')} />;
  return (
    <>
      <form className={css.form} noValidate onSubmit={submit}>
        <Failure text={form.failure} />
        {secret ? (
          <>
            <Text tone="soft">{t('totp.scan')}</Text>
            <QRCode className={own.qr} value={secret.uri} label={t('totp.qr')} />
            <CopyRow
              label={t('totp.key')}
              value={secret.text}
              copyLabel={t('totp.copy')}
              copiedLabel={t('totp.copied')}
            />
            <OneTimeCode
              ref={fields.control('code')}
              label={t('totp.code')}
              value={code}
              error={fields.errorOf('code')}
              onValueChange={fields.put('code')}
            />
          </>
        ) : (
          <Text tone="soft">{t('totp.about')}</Text>
        )}
        <Button className={css.send} type="submit" full loading={form.busy}>
          {secret ? t('totp.confirm') : t('totp.begin')}
        </Button>
      </form>
      {form.proof}
    </>
  );
}
