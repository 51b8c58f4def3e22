import { useTranslation } from '@livery/web/texts/use-translation';
import { PasswordField, type PasswordFieldProps } from '@livery/ui/password-field';
import { StrengthMeter } from '@livery/ui/strength-meter';
import { useMerchant } from '#kernel/merchant.tsx';
import { passwordLength } from './password-rules.ts';

export interface NewPasswordProps extends Omit<PasswordFieldProps, 'label' | 'value'> {
  readonly label?: string;
  readonly value: string;
  /** The shortest that is taken. */
  readonly least?: number;
  /** What everybody would try first, beside the name of the site. */
  readonly avoid?: string;
}

/** A password that is chosen, and how hard it is to guess. */
export function NewPassword({
  label,
  value,
  least = passwordLength.min,
  avoid = '',
  ...rest
}: NewPasswordProps) {
  const { t } = useTranslation();
  const { name } = useMerchant();
  return (
    <>
      <PasswordField
        label={label ?? t('password.new')}
        name="newPassword"
        autoComplete="new-password"
        maxLength={passwordLength.max}
        {...rest}
        value={value}
        revealLabel={t('login.password.show')}
        concealLabel={t('login.password.hide')}
      />
      {value === '' ? null : (
        <StrengthMeter
          value={value}
          least={least}
          avoid={[name, avoid].filter((one) => one !== '')}
          labels={{
            label: t('password.strength'),
            levels: [
              t('password.strength.none'),
              t('password.strength.weak'),
              t('password.strength.fair'),
              t('password.strength.good'),
              t('password.strength.strong'),
            ],
            hints: {
              longer: t('password.hint.longer'),
              avoid: t('password.hint.avoid'),
              common: t('password.hint.common'),
              pattern: t('password.hint.pattern'),
              mixed: t('password.hint.mixed'),
            },
          }}
        />
      )}
    </>
  );
}
