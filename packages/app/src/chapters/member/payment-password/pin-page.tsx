import type { FormEvent } from 'react';
import { Button } from '@livery/ui/button';
import { OneTimeCode } from '@livery/ui/one-time-code';
import { PasswordField } from '@livery/ui/password-field';
import { Text } from '@livery/ui/text';
import { useTranslation } from '@livery/web/texts/use-translation';
import { passwordLength } from '#kernel/forms/password-rules.ts';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import * as css from '../../../kernel/forms/form.css.ts';
import { SendCode } from './send-code.tsx';
import { pinLength } from './pin-rules.ts';
import { usePinChange, type PinStep, type PinWay } from './use-pin-change.ts';

const titles: Readonly<Record<PinStep, TextKey>> = {
  old: 'pin.old',
  new: 'pin.new',
  again: 'pin.again',
  password: 'pin.password',
  code: 'pin.code',
};

/** Each page is for typing alone: the phone’s keys are there at once. */
const focus = (field: HTMLInputElement | null): void => field?.focus();

export interface PinPageProps {
  readonly userName: string;
  readonly way: PinWay;
  readonly onDone: () => void;
  /** The old one is forgotten. */
  readonly onForgotten: () => void;
}

/** One thing at a time: six digits, the same again, and where it is owed a proof. */
export function PinPage({ userName, way, onDone, onForgotten }: PinPageProps) {
  const { t } = useTranslation();
  const form = usePinChange(userName, way, onDone);
  const { step, values, fault } = form;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (step === 'password' || step === 'code' || values[step].length === pinLength)
      form.next(values[step]);
  };
  return (
    <>
      <form key={step} className={css.form} noValidate onSubmit={submit}>
        {step === 'new' ? <Text tone="soft">{t('pin.about')}</Text> : null}
        {step === 'password' ? (
          <PasswordField
            ref={focus}
            label={t('pin.password')}
            name="password"
            autoComplete="current-password"
            maxLength={passwordLength.max}
            revealLabel={t('login.password.show')}
            concealLabel={t('login.password.hide')}
            value={values.password}
            error={fault}
            onChange={({ target }) => form.put('password', target.value)}
          />
        ) : (
          <>
            {step === 'code' ? <SendCode /> : null}
            <OneTimeCode
              ref={step === 'code' ? undefined : focus}
              pin={step !== 'code'}
              label={t(titles[step])}
              value={values[step]}
              disabled={form.busy}
              error={fault}
              onValueChange={(value) => form.put(step, value)}
              onComplete={form.next}
            />
          </>
        )}
        <Button className={css.send} type="submit" full loading={form.busy}>
          {t('pin.next')}
        </Button>
        {step === 'old' ? (
          <Button variant="quiet" full onClick={onForgotten}>
            {t('pin.forgotten')}
          </Button>
        ) : null}
      </form>
      {form.proof}
    </>
  );
}
