import type { Failure, Payload, Reply } from '@livery/contract/client';
import { ApiError } from '#kernel/http/api-error.ts';
import { call } from '#kernel/http/client.ts';
import { rememberLastLogin } from '#kernel/session/last-login.ts';
import { keepPassword } from '#kernel/session/known-password.ts';
import { openSession } from '#kernel/session/session.ts';

type ByName = Extract<Payload<'login'>, { type: 'username' }>;
export type Credentials = Omit<ByName, 'type'>;

/** Opens the session that the platform answered with, and says whose it is. */
export function enter(
  { token, userName, type, firstTimeLogin, lastLoginAt, lastLoginIp }: Reply<'login'>,
  merchantCode: string,
): string {
  // First, so that whoever hears of the session finds it.
  if (lastLoginAt !== null) rememberLastLogin({ at: lastLoginAt, ip: lastLoginIp });
  openSession({ token, merchantCode, userName, type, firstTimeLogin });
  return userName;
}

/** Logs in with a name and a password; the session is open when this returns who it is. */
export async function login(credentials: Credentials, merchantCode: string): Promise<string> {
  const welcome = await call('login', { payload: { type: 'username', ...credentials } });
  if (welcome.firstTimeLogin) keepPassword(welcome.userName, credentials.password);
  return enter(welcome, merchantCode);
}

/** Whether the next try needs the picture. */
export const asksForCaptcha = (error: unknown): boolean =>
  error instanceof ApiError && (error.value as Failure<'login'> | null)?.captcha === true;
