import { isRecord, local, readJson } from '#kernel/storage.ts';

/** The remembered log-in. Only the name is kept: no password is ever stored on a device. */
interface RememberedLogin {
  readonly type: 'username';
  readonly username: string;
}

const key = 'REMEMBER_LOGIN';

const isRemembered = (value: unknown): value is RememberedLogin =>
  isRecord(value) &&
  Object.keys(value).length === 2 &&
  value['type'] === 'username' &&
  typeof value['username'] === 'string';

/** The name to prefill; a record of any other form is deleted. */
export function rememberedName(): string {
  const record = readJson(local, key, isRemembered);
  if (!record) local.remove(key);
  return record?.username ?? '';
}

export function remember(username: string | null): void {
  if (username === null) local.remove(key);
  else local.set(key, JSON.stringify({ type: 'username', username } satisfies RememberedLogin));
}
