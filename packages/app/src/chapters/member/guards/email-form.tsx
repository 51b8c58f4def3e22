import { useState, type FormEvent } from 'react';
import { Button } from '@livery/ui/button';
import { OneTimeCode } from '@livery/ui/one-time-code';
import { Text } from '@livery/ui/text';
import { TextField } from '@livery/ui/text-field';
import { useTranslation } from '@livery/web/texts/use-translation';
import { emailPattern } from '@livery/contract/client';
import { Failure } from '#kernel/forms/failure.tsx';
import { useFields } from '#kernel/forms/use-fields.ts';
import { call } from '#kernel/http/client.ts';
import * as css from '../../../kernel/forms/form.css.ts';
import { useGuardForm } from './use-guard-form.ts';

const isEmail = (text: string): boolean => new RegExp(emailPattern, 'u').test(text);
const digits = 6;

/** A code goes to the new address first; with it the address is the member’s. */
export function EmailForm({ userName }: { userName: string }) {
  const { t } = useTranslation();
  const form = useGuardForm(userName);
  /** Where the code went. */
  const [sentTo, setSentTo] = useState<string>();
  const fields = useFields({ email: '', code: '' }, ({ email, code }) => ({
    email: isEmail(email.trim()) ? undefined : t('email.wrong'),
    code: code.length < digits ? t('email.code.missing') : undefined,
  }));
  const { email, code } = fields.values;

  const send = async (): Promise<void> => {
    const to = email.trim();
    const refused = await form.ask(() => call('emailCode', { payload: { email: to } }));
    if (refused === undefined) setSentTo(to);
  };
  const save = async (to: string, typed: string): Promise<void> => {
    const refused = await form.ask(
      () => call('setEmail', { payload: { email: to, code: typed } }),
      'sms.wrong',
      'sms.expired',
      'email.taken',
    );
    if (refused === undefined) return form.finish('email.saved');
    if (refused === 'failed') return undefined;
    if (refused.code === 'email.taken') {
      setSentTo(undefined);
      fields.refuse('email', refused.error);
    } else fields.refuse('code', refused.error);
    return undefined;
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (form.busy) return;
    if (sentTo === undefined) {
      if (fields.passes('email')) void send();
    } else if (fields.passes('code')) void save(sentTo, code);
  };
  return (
    <>
      <form className={css.form} noValidate onSubmit={submit}>
        <Failure text={form.failure} />
        {sentTo === undefined ? (
          <>
            <Text tone="soft">{t('email.about')}</Text>
            <TextField
              ref={fields.control('email')}
              label={t('email.new')}
              icon="mail"
              name="email"
              type="email"
              autoComplete="email"
              dir="ltr"
              maxLength={254}
              value={email}
              error={fields.errorOf('email')}
              onChange={({ target }) => fields.put('email')(target.value)}
            />
            <Button className={css.send} type="submit" full loading={form.busy}>
              {t('email.send')}
            </Button>
          </>
        ) : (
          <>
            <output>
              <Text tone="soft" render={<span />}>
                {t('email.sent', { email: sentTo })}
              </Text>
            </output>
            <OneTimeCode
              ref={fields.control('code')}
              label={t('email.code')}
              value={code}
              error={fields.errorOf('code')}
              onValueChange={fields.put('code')}
            />
            <Button className={css.send} type="submit" full loading={form.busy}>
              {t('email.save')}
            </Button>
            <Button
              variant="quiet"
              full
              onClick={() => {
                fields.clear('code');
                setSentTo(undefined);
              }}
            >
              {t('email.other')}
            </Button>
          </>
        )}
      </form>
      {form.proof}
    </>
  );
}
