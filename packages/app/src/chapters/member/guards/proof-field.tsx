import type { ComponentProps } from 'react';
import { PasswordField } from '@livery/ui/password-field';
import { useTranslation } from '@livery/web/texts/use-translation';
import { passwordLength } from '#kernel/forms/password-rules.ts';

type ProofFieldProps = Pick<
  ComponentProps<typeof PasswordField>,
  'ref' | 'value' | 'error' | 'onChange'
>;

/** The password of the account, where the log-in was a while ago. */
export function ProofField(props: ProofFieldProps) {
  const { t } = useTranslation();
  return (
    <PasswordField
      {...props}
      label={t('proof.password')}
      hint={t('proof.why')}
      name="password"
      autoComplete="current-password"
      maxLength={passwordLength.max}
      revealLabel={t('login.password.show')}
      concealLabel={t('login.password.hide')}
    />
  );
}
