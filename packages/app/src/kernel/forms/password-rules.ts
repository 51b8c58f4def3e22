import type { TextKey } from '#kernel/i18n/text-key.ts';

/** Of one that exists: looser than of a new one, so that old accounts can log in. */
export const passwordError = (password: string): TextKey | undefined =>
  password.length >= 6 && password.length <= 64 ? undefined : 'login.password.rule';

/** Letters of a new password. */
export const passwordLength = { min: 8, max: 64 } as const;

export const newPasswordError = (password: string): TextKey | undefined =>
  password.length >= passwordLength.min && password.length <= passwordLength.max
    ? undefined
    : 'password.rule';
