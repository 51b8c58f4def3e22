import { isRecord, local, readJson } from '@livery/web/store/storage';
import { removeDeviceKey } from './device-key.ts';
import { rememberedKey as key, remembersAny, suffixKey } from './may-restore.ts';
import { untilNobodyEnters } from './story/entry-lock.ts';

/** Who is remembered on this device, and by which credential where it has one. */
export interface RememberedLogin {
  readonly username: string;
  readonly credentialId?: string;
}

/** How somebody logged in who asks to be remembered. */
export interface RememberedWay {
  readonly type: 'username' | 'sms';
  readonly username: string;
  readonly countryDialingCode: string;
}

interface NameRecord {
  readonly type: 'username';
  readonly username: string;
}

/** `password` holds the public id of a credential: no password is ever stored on a device. */
interface DeviceRecord extends RememberedWay {
  readonly password: string;
}

const isName = (value: unknown): value is NameRecord =>
  isRecord(value) &&
  Object.keys(value).length === 2 &&
  value['type'] === 'username' &&
  typeof value['username'] === 'string';

const isDevice = (value: unknown): value is DeviceRecord =>
  isRecord(value) &&
  Object.keys(value).length === 4 &&
  (value['type'] === 'username' || value['type'] === 'sms') &&
  typeof value['username'] === 'string' &&
  typeof value['password'] === 'string' &&
  typeof value['countryDialingCode'] === 'string';

export const encoded = (value: string, suffix: string): string => btoa(btoa(value) + suffix);

/** What was encoded with this suffix; nothing where it is no id of a credential. */
export function decoded(text: string, suffix: string): string | undefined {
  try {
    const inner = atob(text);
    if (suffix === '' || !inner.endsWith(suffix)) return undefined;
    const value = atob(inner.slice(0, -suffix.length));
    return /^[\w-]{16,64}$/.test(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Reads and no more: another tab may be writing, of whose two entries only one has come. */
export function rememberedLogin(): RememberedLogin | undefined {
  const name = readJson(local, key, isName);
  if (name) return { username: name.username };
  const device = readJson(local, key, isDevice);
  const credentialId = device && decoded(device.password, local.get(suffixKey) ?? '');
  return device && credentialId ? { username: device.username, credentialId } : undefined;
}

/** Nobody and nothing of them is remembered here from now on. */
export function forgetRemembered(): void {
  local.remove(key);
  local.remove(suffixKey);
  void removeDeviceKey();
}

export function rememberName(username: string): void {
  forgetRemembered();
  local.set(key, JSON.stringify({ type: 'username', username } satisfies NameRecord));
}

const newSuffix = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12);

/** This device signs in without a password from now on. */
export function rememberDevice(way: RememberedWay, credentialId: string): void {
  const suffix = newSuffix();
  const { type, username, countryDialingCode } = way;
  const password = encoded(credentialId, suffix);
  const record = { type, username, password, countryDialingCode } satisfies DeviceRecord;
  local.set(suffixKey, suffix);
  local.set(key, JSON.stringify(record));
}

/** The name stays; the device is no more than any other. */
export function forgetDevice(): void {
  const found = rememberedLogin();
  if (found?.credentialId !== undefined) rememberName(found.username);
}

/** With another password goes the credential, unless the platform names the one that stays. */
export function followCredential(credentialId: string | undefined): void {
  const record = readJson(local, key, isDevice);
  if (!record) return;
  if (credentialId === undefined) forgetDevice();
  else rememberDevice(record, credentialId);
}

/** Somebody is remembered by a record of another form than ours. */
const isMalformed = (): boolean => remembersAny() && !rememberedLogin();

/** At start: only what the brand remembers is left, and a record of any other form is deleted with whatever belongs to it. */
export async function tidyRemembered(
  mode: 'deviceCredential' | 'usernameOnly' | 'off',
): Promise<void> {
  // Half of one may have been written, by a tab in which somebody is logging in.
  if (isMalformed()) await untilNobodyEnters();
  if (isMalformed() || mode === 'off') forgetRemembered();
  else if (mode === 'usernameOnly') forgetDevice();
}
