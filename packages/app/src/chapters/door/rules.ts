import { emailPattern, LONGEST_EMAIL } from '@livery/contract/client';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { passwordError } from '#kernel/forms/password-rules.ts';

/** Looser than registration, so that old accounts can log in; the key of what is wrong, or nothing. */
export interface LoginFields {
  readonly username: string;
  readonly password: string;
  readonly captcha: string;
  /** Of an authenticator, once it was asked for. */
  readonly totp: string;
}

export type LoginErrors = Partial<Record<keyof LoginFields, TextKey>>;

export function usernameError(username: string): TextKey | undefined {
  if (username === '') return 'login.username.missing';
  return /^[A-Za-z0-9_]{4,20}$/.test(username) ? undefined : 'login.username.rule';
}

const EMAIL = new RegExp(emailPattern, 'u');

export function emailError(email: string): TextKey | undefined {
  if (email === '') return 'forget.email.required';
  return email.length <= LONGEST_EMAIL && EMAIL.test(email) ? undefined : 'error.email.format';
}

export function loginErrors(
  { username, password, captcha, totp }: LoginFields,
  { needsCaptcha, needsCode }: { readonly needsCaptcha: boolean; readonly needsCode: boolean },
): LoginErrors {
  const wrong = { username: usernameError(username), password: passwordError(password) };
  return {
    ...(wrong.username ? { username: wrong.username } : {}),
    ...(wrong.password ? { password: wrong.password } : {}),
    ...(!needsCaptcha || /^\d{4,6}$/.test(captcha) ? {} : { captcha: 'captcha.rule' }),
    ...(needsCode && totp.trim().length < 6 ? { totp: 'login.totp.missing' } : {}),
  };
}
