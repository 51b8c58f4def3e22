import { useTranslation } from '@livery/web/texts/use-translation';
import { Button } from '@livery/ui/button';
import { PasswordField } from '@livery/ui/password-field';
import { AuthenticatorCode } from '#kernel/forms/authenticator-code.tsx';
import { Captcha } from '../captcha/captcha.tsx';
import { ForgotLink } from './forgot-link.tsx';
import { KeepMe } from './keep-me.tsx';
import * as css from './login-form.css.ts';
import { NameField } from './name-field.tsx';
import { TryForm } from './try-form.tsx';
import type { LoginFormState } from './use-login-form.ts';

/** Name and password; the picture of digits joins them after a wrong try. */
export function LoginForm({ form }: { readonly form: LoginFormState }) {
  const { t } = useTranslation();
  return (
    <TryForm failure={form.failure} onSubmit={form.submit}>
      <NameField
        ref={form.control('username')}
        maxLength={20}
        value={form.fields.username}
        onChange={form.change('username')}
        error={form.textOf('username')}
      />
      <PasswordField
        ref={form.control('password')}
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        maxLength={64}
        revealLabel={t('login.password.show')}
        concealLabel={t('login.password.hide')}
        value={form.shownPassword}
        onChange={form.change('password')}
        error={form.textOf('password')}
      />
      {form.needsCode ? (
        <AuthenticatorCode
          ref={form.control('totp')}
          value={form.fields.totp}
          onChange={form.change('totp')}
          error={form.textOf('totp')}
        />
      ) : null}
      {form.needsCaptcha ? (
        <Captcha
          ref={form.control('captcha')}
          scene="login"
          picture={form.picture}
          onRefresh={form.refreshPicture}
          value={form.fields.captcha}
          onValueChange={form.put('captcha')}
          error={form.textOf('captcha')}
        />
      ) : null}
      <div className={css.memory}>
        <KeepMe checked={form.keep} onCheckedChange={form.setKeep} />
        <ForgotLink name={form.fields.username} />
      </div>
      <Button type="submit" full loading={form.busy}>
        {t('login.button')}
      </Button>
    </TryForm>
  );
}
