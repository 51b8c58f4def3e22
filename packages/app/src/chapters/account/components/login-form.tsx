import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/button';
import { Message } from '@livery/ui/message';
import { PasswordField } from '@livery/ui/password-field';
import { TextField } from '@livery/ui/text-field';
import { rememberedLogin } from '#kernel/session/remembered.ts';
import { Captcha } from '../captcha/captcha.tsx';
import { typed } from '../forms/typed.ts';
import { loginErrors, type LoginErrors, type LoginFields } from '../rules.ts';
import { ForgotLink } from './forgot-link.tsx';
import { KeepMe, useKeep } from './keep-me.tsx';
import * as css from './login-form.css.ts';
import { useLogin } from './use-login.ts';

export interface LoginFormProps {
  /** A name that is known already. */
  readonly name?: string | undefined;
  readonly onSuccess: () => void;
}

/** They stand for a password that nobody has to type. */
const dots = '•'.repeat(8);

/** Name and password; the picture of digits joins them after a wrong try. */
export function LoginForm({ name, onSuccess }: LoginFormProps) {
  const { t } = useTranslation();
  const keeps = useKeep();
  const [remembered] = useState(() => (keeps === 'nothing' ? undefined : rememberedLogin()));
  const [fields, setFields] = useState<LoginFields>(() => ({
    username: name ?? remembered?.username ?? '',
    password: '',
    captcha: '',
  }));
  const [keep, setKeep] = useState(remembered !== undefined);
  const [byDevice, setByDevice] = useState(
    keeps === 'device' &&
      remembered?.credentialId !== undefined &&
      remembered.username === fields.username,
  );
  const [errors, setErrors] = useState<LoginErrors>({});
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const captcha = useRef<HTMLInputElement>(null);
  const form = useLogin({
    onSuccess,
    onForgotten: () => {
      setByDevice(false);
      password.current?.focus();
    },
  });

  const put = (field: keyof LoginFields) => (value: string) => {
    // Whoever types does not want to come in as the one who is remembered.
    if (field !== 'captcha') setByDevice(false);
    setFields({ ...fields, [field]: value });
    setErrors({ ...errors, [field]: undefined });
  };
  const change = (field: keyof LoginFields) => (event: { target: { value: string } }) =>
    put(field)(byDevice ? event.target.value.replaceAll('•', '') : event.target.value);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (form.busy) return;
    const kept = keep ? keeps : 'nothing';
    if (byDevice) {
      form.submit({ by: 'device', keep: kept });
      return;
    }
    const tried = { ...fields, username: typed(fields.username) };
    const found = loginErrors(tried, form.needsCaptcha);
    setErrors(found);
    const wrong = [
      found.username && username.current,
      found.password && password.current,
      found.captcha && captcha.current,
    ].find(Boolean);
    if (wrong) {
      wrong.focus();
      return;
    }
    const { captcha: digits, ...credentials } = tried;
    const shown = form.needsCaptcha ? { captcha: digits } : {};
    form.submit({ by: { type: 'username', ...credentials, ...shown }, keep: kept });
    setFields({ ...tried, captcha: '' });
  };
  const textOf = (field: keyof LoginFields) => errors[field] && t(errors[field]);

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
        value={byDevice ? dots : fields.password}
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
      <div className={css.memory}>
        <KeepMe checked={keep} onCheckedChange={setKeep} />
        <ForgotLink name={fields.username} />
      </div>
      <Button type="submit" full loading={form.busy}>
        {t('login.button')}
      </Button>
    </form>
  );
}
