import { local } from '../storage.ts';

/** Where it stands who is remembered here, and what only a device with a key of its own has. */
export const rememberedKey = 'REMEMBER_LOGIN';
export const suffixKey = 'REMEMBER_SFX';

/** Whether a new tab may ask to go on where the member left off. */
export const mayRestore = (): boolean =>
  local.get('autoLogin') === '1' && local.get(suffixKey) !== null;

/** Whether anything is kept here of somebody. */
export const remembersAny = (): boolean =>
  (local.get(rememberedKey) ?? local.get(suffixKey)) !== null;
