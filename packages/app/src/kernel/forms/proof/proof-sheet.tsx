import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '@livery/ui/button';
import { PasswordField } from '@livery/ui/password-field';
import { Sheet } from '@livery/ui/sheet';
import { Text } from '@livery/ui/text';
import { ApiError } from '@livery/web/http/api-error';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { Payload } from '@livery/contract/client';
import { AuthenticatorCode } from '#kernel/forms/authenticator-code.tsx';
import { Failure } from '#kernel/forms/failure.tsx';
import { passwordLength } from '#kernel/forms/password-rules.ts';
import { useFields } from '#kernel/forms/use-fields.ts';
import { call } from '#kernel/http/client.ts';
import { errorText } from '#kernel/http/error-text.ts';
import { proofOf, signByPasskey } from './by-passkey.ts';
import { isChangeOfMind } from './change-of-mind.ts';
import * as css from './proof-sheet.css.ts';

export type ProofWay = 'password' | 'code' | 'passkey';

export interface ProofSheetProps {
  /** What the member can show. */
  readonly by: readonly ProofWay[];
  readonly onClose: () => void;
  readonly onProven: () => void;
}

const saidAtField: ReadonlySet<string> = new Set(['password.old_wrong', 'totp.wrong']);

/** Who is it? One thing is typed, or the device knows whose finger it is. */
export function ProofSheet({ by, onClose, onProven }: ProofSheetProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState<ProofWay>();
  const [failure, setFailure] = useState<string>();
  const typed = by.find((way) => way !== 'passkey');
  const fields = useFields({ proof: '' }, ({ proof }) => ({
    proof: proof.trim() === '' ? t('proof.missing') : undefined,
  }));
  const { proof } = fields.values;
  const control = useRef<HTMLInputElement>(null);
  // Nothing else is to be done here: the phone’s keys are there at once.
  useEffect(() => control.current?.focus(), []);

  const show = async (way: ProofWay, given: () => Promise<Payload<'prove'>>): Promise<void> => {
    setBusy(way);
    setFailure(undefined);
    try {
      await call('prove', { payload: await given() });
      onProven();
    } catch (error) {
      if (error instanceof ApiError && saidAtField.has(error.code)) fields.refuse('proof', error);
      else if (!isChangeOfMind(error)) setFailure(errorText(error, t));
      setBusy(undefined);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy || !typed || !fields.passes()) return;
    void show(typed, async () => (typed === 'code' ? { code: proof.trim() } : { password: proof }));
  };
  const field = {
    ref: (its: HTMLInputElement | null) => {
      control.current = its;
      fields.control('proof')(its);
    },
    value: proof,
    error: fields.errorOf('proof'),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      fields.put('proof')(target.value),
  } as const;
  return (
    <Sheet open onClose={onClose} title={t('proof.title')}>
      <form className={css.proof} noValidate onSubmit={submit}>
        <Text tone="soft">{t('proof.why')}</Text>
        <Failure text={failure} />
        {typed === 'password' ? (
          <PasswordField
            {...field}
            label={t('proof.password')}
            name="password"
            autoComplete="current-password"
            maxLength={passwordLength.max}
            revealLabel={t('login.password.show')}
            concealLabel={t('login.password.hide')}
          />
        ) : null}
        {typed === 'code' ? <AuthenticatorCode {...field} /> : null}
        {typed ? (
          <Button type="submit" full loading={busy === typed}>
            {t('proof.confirm')}
          </Button>
        ) : null}
        {FLAGS.PASSKEY3 && by.includes('passkey') ? (
          <Button
            variant={typed ? 'secondary' : 'primary'}
            icon="key"
            full
            loading={busy === 'passkey'}
            onClick={() => {
              if (!busy)
                void show('passkey', async () => ({ credential: proofOf(await signByPasskey()) }));
            }}
          >
            {t('flag.PASSKEY3.prove')}
          </Button>
        ) : null}
      </form>
    </Sheet>
  );
}
