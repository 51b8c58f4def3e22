import { TextField, type TextFieldProps } from '@livery/ui/text-field';
import { useTranslation } from '@livery/web/texts/use-translation';

export type AuthenticatorCodeProps = Pick<TextFieldProps, 'ref' | 'value' | 'error' | 'onChange'>;

/** A code of the authenticator app, or one that was kept for when it is lost. */
export function AuthenticatorCode(props: AuthenticatorCodeProps) {
  const { t } = useTranslation();
  return (
    <TextField
      {...props}
      label={t('login.totp')}
      hint={t('login.totp.hint')}
      icon="shield"
      name="totp"
      autoComplete="one-time-code"
      spellCheck={false}
      dir="ltr"
      maxLength={24}
    />
  );
}
