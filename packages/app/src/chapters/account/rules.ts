import type { TextKey } from '#kernel/i18n/text-key.ts';

/** Looser than registration, so that old accounts can log in; the key of what is wrong, or nothing. */
export interface LoginFields {
  readonly username: string;
  readonly password: string;
  readonly captcha: string;
}

export type LoginErrors = Partial<Record<keyof LoginFields, TextKey>>;

export function loginErrors(
  { username, password, captcha }: LoginFields,
  needsCaptcha: boolean,
): LoginErrors {
  return {
    ...(/^[A-Za-z0-9_]{4,20}$/.test(username) ? {} : { username: 'login.username.rule' }),
    ...(password.length >= 6 && password.length <= 64 ? {} : { password: 'login.password.rule' }),
    ...(!needsCaptcha || /^\d{4,6}$/.test(captcha) ? {} : { captcha: 'captcha.rule' }),
  };
}
