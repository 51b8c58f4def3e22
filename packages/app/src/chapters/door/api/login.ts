import type { Failure, Payload, Reply } from '@livery/contract/client';
import { ApiError } from '@livery/web/http/api-error';
import { call } from '#kernel/http/client.ts';
import { keepDeviceKey, makeDeviceKey, type DeviceKey } from '#kernel/session/device-key.ts';
import { noteFreshLogin } from '#kernel/session/fresh-login.ts';
import { keepPassword } from '#kernel/session/known-password.ts';
import { rememberLastLogin } from '#kernel/session/last-login.ts';
import {
  forgetRemembered,
  rememberDevice,
  rememberName,
  type RememberedWay,
} from '#kernel/session/remembered.ts';
import { openSession } from '#kernel/session/session.ts';
import { withEntryLock } from '#kernel/session/story/entry-lock.ts';
import { local } from '@livery/web/store/storage';

type Way<T> = Extract<Payload<'login'>, { type: T }>;
export type ByName = Omit<Way<'username'>, 'type'>;
export type Credentials = Way<'username'> | Way<'sms'> | Way<'firebase'>;

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

/** What this device shall remember of who logs in. */
export type Keep = 'device' | 'name' | 'nothing';

async function keepDevice(way: RememberedWay, key: DeviceKey, id: string): Promise<void> {
  if (await keepDeviceKey(key)) rememberDevice(way, id);
  else rememberName(way.username);
}

/** Logs in; the session is open when this returns who it is. */
export async function login(
  credentials: Credentials,
  merchantCode: string,
  keep?: Keep,
  idempotencyKey?: string,
): Promise<string> {
  const key = keep === 'device' ? await makeDeviceKey() : undefined;
  const remember = key && { publicKey: key.publicKey };
  const payload = { ...credentials, ...(remember && { remember }) };
  const ask = () => call('login', { payload }, idempotencyKey ? { idempotencyKey } : {});
  return withEntryLock(async () => comeIn(await ask(), credentials, merchantCode, keep, key));
}

async function comeIn(
  reply: Reply<'login'>,
  credentials: Credentials,
  merchantCode: string,
  keep: Keep | undefined,
  key: DeviceKey | undefined,
): Promise<string> {
  const { userName, firstTimeLogin } = reply;
  const id = reply.deviceCredential?.id;
  const way: RememberedWay =
    credentials.type === 'username'
      ? { type: 'username', username: userName, countryDialingCode: '' }
      : {
          type: 'sms',
          username: userName,
          countryDialingCode: credentials.countryDialingCode ?? '',
        };
  if (keep === 'nothing') forgetRemembered();
  // A password that was handed out is no reason to let a device in without one.
  else if (key && id !== undefined && !firstTimeLogin) await keepDevice(way, key, id);
  else if (keep !== undefined) rememberName(userName);
  if (firstTimeLogin && credentials.type === 'username')
    keepPassword(userName, credentials.password);
  if (FLAGS.PASSKEY3 && credentials.type === 'username' && !firstTimeLogin)
    noteFreshLogin(userName);
  local.set('autoLogin', keep === 'device' ? '1' : '0');
  return enter(reply, merchantCode);
}

/** Whether the next try needs the picture. */
export const asksForCaptcha = (error: unknown): boolean =>
  error instanceof ApiError && (error.value as Failure<'login'> | null)?.captcha === true;
