import { isRecord, local, readJson } from '@livery/web/store/storage';

/** Where it stands who is remembered here, and what only a device with a key of its own has. */
export const rememberedKey = 'REMEMBER_LOGIN';
export const suffixKey = 'REMEMBER_SFX';

/** Whether a new tab may ask to go on where the member left off. */
export const mayRestore = (): boolean =>
  local.get('autoLogin') === '1' && local.get(suffixKey) !== null;

const hasName = (value: unknown): value is { readonly username: string } =>
  isRecord(value) && typeof value['username'] === 'string';

/** Whom the device is remembered for, where it may be asked to come back. */
export const restorable = (): string | null =>
  mayRestore() ? (readJson(local, rememberedKey, hasName)?.username ?? null) : null;

/** Whether anything is kept here of somebody. */
export const remembersAny = (): boolean =>
  (local.get(rememberedKey) ?? local.get(suffixKey)) !== null;
