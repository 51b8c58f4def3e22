import type { FormEvent } from 'react';
import { Button } from '@livery/ui/button';
import { Text } from '@livery/ui/text';
import { useTranslation } from '@livery/web/texts/use-translation';
import { AuthenticatorCode } from '#kernel/forms/authenticator-code.tsx';
import { Failure } from '#kernel/forms/failure.tsx';
import { useFields } from '#kernel/forms/use-fields.ts';
import { call } from '#kernel/http/client.ts';
import * as css from '../../../kernel/forms/form.css.ts';
import { useGuardForm } from './use-guard-form.ts';

/** By one of its codes, or one that was kept for when it is lost. */
export function RemoveAuthenticator({ userName }: { userName: string }) {
  const { t } = useTranslation();
  const form = useGuardForm(userName);
  const fields = useFields({ code: '' }, ({ code }) => ({
    code: code.trim().length < 6 ? t('login.totp.missing') : undefined,
  }));
  const remove = async (): Promise<void> => {
    const payload = { code: fields.values.code.trim() };
    const refused = await form.ask(() => call('totpRemove', { payload }), 'totp.wrong');
    if (refused === undefined) return form.finish('totp.removed');
    if (refused !== 'failed') fields.refuse('code', refused.error);
    return undefined;
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!form.busy && fields.passes()) void remove();
  };
  return (
    <>
      <form className={css.form} noValidate onSubmit={submit}>
        <Failure text={form.failure} />
        <Text tone="soft">{t('totp.on')}</Text>
        <AuthenticatorCode
          ref={fields.control('code')}
          value={fields.values.code}
          error={fields.errorOf('code')}
          onChange={({ target }) => fields.put('code')(target.value)}
        />
        <Button className={css.send} type="submit" full tone="danger" loading={form.busy}>
          {t('totp.remove')}
        </Button>
      </form>
      {form.proof}
    </>
  );
}
