import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/button';
import { Checkbox } from '@livery/ui/checkbox';
import { Message } from '@livery/ui/message';
import { PasswordField } from '@livery/ui/password-field';
import { TextField } from '@livery/ui/text-field';
import { Captcha } from '../captcha/captcha.tsx';
import { remember, rememberedName } from '../remember.ts';
import { loginErrors, type LoginErrors, type LoginFields } from '../rules.ts';
import * as css from './login-form.css.ts';
import { useLogin } from './use-login.ts';

export interface LoginFormProps {
  /** A name that is known already. */
  readonly knownName?: string | undefined;
  readonly onSuccess: () => void;
}

/** Name and password; the picture of digits joins them after a wrong try. */
export function LoginForm({ knownName, onSuccess }: LoginFormProps) {
  const { t } = useTranslation();
  const [fields, setFields] = useState<LoginFields>(() => ({
    username: knownName ?? rememberedName(),
    password: '',
    captcha: '',
  }));
  const [keep, setKeep] = useState(() => rememberedName() !== '');
  const [errors, setErrors] = useState<LoginErrors>({});
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const captcha = useRef<HTMLInputElement>(null);
  const form = useLogin((userName) => {
    remember(keep ? userName : null);
    onSuccess();
  });

  const put = (name: keyof LoginFields) => (value: string) => {
    setFields({ ...fields, [name]: value });
    setErrors({ ...errors, [name]: undefined });
  };
  const change = (name: keyof LoginFields) => (event: { target: { value: string } }) =>
    put(name)(event.target.value);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const tried = { ...fields, username: fields.username.trim() };
    const found = loginErrors(tried, form.needsCaptcha);
    setErrors(found);
    const wrong = [
      found.username && username.current,
      found.password && password.current,
      found.captcha && captcha.current,
    ].find(Boolean);
    if (wrong) wrong.focus();
    else if (!form.busy) {
      const { captcha: digits, ...credentials } = tried;
      form.submit({ ...credentials, ...(form.needsCaptcha ? { captcha: digits } : {}) });
      setFields({ ...tried, captcha: '' });
    }
  };
  const textOf = (name: keyof LoginFields) => errors[name] && t(errors[name]);

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {form.failure ? <Message tone="danger">{form.failure}</Message> : null}
      <TextField
        ref={username}
        label={t('login.username')}
        icon="user"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        clearLabel={t('login.username.clear')}
        value={fields.username}
        onChange={change('username')}
        error={textOf('username')}
      />
      <PasswordField
        ref={password}
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        maxLength={64}
        revealLabel={t('login.password.show')}
        concealLabel={t('login.password.hide')}
        value={fields.password}
        onChange={change('password')}
        error={textOf('password')}
      />
      {form.needsCaptcha ? (
        <Captcha
          ref={captcha}
          scene="login"
          picture={form.picture}
          onRefresh={form.refreshPicture}
          value={fields.captcha}
          onValueChange={put('captcha')}
          error={textOf('captcha')}
        />
      ) : null}
      <Checkbox checked={keep} onChange={(event) => setKeep(event.target.checked)}>
        {t('login.remember')}
      </Checkbox>
      <Button type="submit" full loading={form.busy}>
        {t('login.button')}
      </Button>
    </form>
  );
}
