import { useTranslation } from '@livery/web/texts/use-translation';
import { TextField, type TextFieldProps } from '@livery/ui/text-field';

/** The name of an account that is there already. */
export function NameField(props: Omit<TextFieldProps, 'label' | 'clearLabel'>) {
  const { t } = useTranslation();
  return (
    <TextField
      {...props}
      label={t('login.username')}
      icon="user"
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      clearLabel={t('login.username.clear')}
    />
  );
}
