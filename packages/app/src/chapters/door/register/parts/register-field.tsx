import { useTranslation } from '@livery/web/texts/use-translation';
import { PasswordField } from '@livery/ui/password-field';
import { TextField } from '@livery/ui/text-field';
import { Captcha } from '../../captcha/captcha.tsx';
import { CodeInput } from '../../codes/code-input.tsx';
import { MobileField } from '../../codes/mobile-field.tsx';
import { Birthday } from './birthday.tsx';
import { traitOf, type FieldName } from '../fields.ts';
import { NewPassword } from '#kernel/forms/new-password.tsx';
import { textOf } from '../rules.ts';
import type { Registration } from '../use-registration.ts';

export interface RegisterFieldProps {
  readonly field: FieldName;
  readonly registration: Registration;
  /** What the key at the end of the keyboard does. */
  readonly enterKeyHint: 'next' | 'go';
}

/** A field of registration, as what it asks for is asked for. */
export function RegisterField({ field, registration, enterKeyHint }: RegisterFieldProps) {
  const { t } = useTranslation();
  const { values, settings } = registration;
  const trait = traitOf(field);
  const rule = settings.fields[field];
  const value = values[field];
  const error = textOf(registration.told(field), t);
  const put = (next: string): void => registration.put({ [field]: next });
  const leave = (): void => {
    if (value !== '') registration.leave(field);
  };
  const line = {
    name: field,
    label: t(trait.label),
    value,
    error,
    enterKeyHint,
    required: rule?.required,
    onBlur: leave,
    onChange: ({ target }: { target: { value: string } }) => put(target.value),
  } as const;

  switch (field) {
    case 'password':
      return <NewPassword {...line} least={rule?.min ?? 8} avoid={values.username} />;
    case 'confirmPassword':
    case 'paymentPassword':
      return (
        <PasswordField
          {...line}
          autoComplete={field === 'confirmPassword' ? 'new-password' : 'off'}
          inputMode={trait.inputMode}
          revealLabel={t('login.password.show')}
          concealLabel={t('login.password.hide')}
        />
      );
    case 'mobileNum':
      return (
        <MobileField
          value={{ dial: values.dial, number: value }}
          onValueChange={({ dial, number }) => registration.put({ dial, mobileNum: number })}
          error={error}
          enterKeyHint={enterKeyHint}
          required={rule?.required}
          onBlur={leave}
        />
      );
    case 'verificationCode':
      return (
        <CodeInput
          purpose="register"
          mobile={registration.mobile}
          phone={registration.phone}
          isFirebase={settings.firebase}
          value={value}
          onValueChange={put}
          error={error}
        />
      );
    case 'birthday':
      return (
        <Birthday
          value={value}
          onValueChange={(day) => {
            put(day);
            registration.leave('birthday');
          }}
          minAge={settings.minAge}
          required={rule?.required ?? false}
          error={error}
        />
      );
    case 'captcha':
      return (
        <Captcha
          scene="register"
          picture={registration.picture}
          onRefresh={registration.takePicture}
          value={value}
          onValueChange={put}
          error={error}
        />
      );
    default:
      return (
        <TextField
          {...line}
          icon={trait.icon}
          autoComplete={trait.autoComplete}
          inputMode={trait.inputMode}
          type={field === 'email' ? 'email' : 'text'}
          autoCapitalize={field === 'payeeName' ? 'words' : 'none'}
          spellCheck={false}
          hint={field === 'username' && registration.isFree ? t('register.free') : undefined}
        />
      );
  }
}
