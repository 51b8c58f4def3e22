import { TextField } from '@livery/ui/text-field';
import { useTranslation } from '@livery/web/texts/use-translation';
import { emailPattern } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { ContactForm, type ContactFieldProps } from './contact-form.tsx';

const isEmail = (text: string): boolean => new RegExp(emailPattern, 'u').test(text);

function EmailField({ onValueChange, ...field }: ContactFieldProps<string>) {
  const { t } = useTranslation();
  return (
    <TextField
      {...field}
      label={t('email.new')}
      icon="mail"
      name="email"
      type="email"
      autoComplete="email"
      dir="ltr"
      maxLength={254}
      onChange={({ target }) => onValueChange(target.value)}
    />
  );
}

export function EmailForm({ userName }: { userName: string }) {
  const { t } = useTranslation();
  return (
    <ContactForm
      userName={userName}
      initial=""
      about={t('email.about')}
      Field={EmailField}
      faultOf={(typed) => (isEmail(typed.trim()) ? undefined : t('email.wrong'))}
      sentTo={(typed) => t('email.sent', { email: typed.trim() })}
      send={(typed) => call('emailCode', { payload: { email: typed.trim() } })}
      save={(typed, code) => call('setEmail', { payload: { email: typed.trim(), code } })}
      taken="email.taken"
      texts={{ save: 'email.save', other: 'email.other', saved: 'email.saved' }}
    />
  );
}
