import type { PlayPolicy as Told } from '@livery/contract/merchants';
import type { Manifest } from '@livery/themes';

type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;
type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;

/** Looked at by the compiler alone: a key that the engine has and the platform has not is a fault. */
export const keys: Same<keyof Told, keyof Manifest['play']> = true;

/** Neither side has a value that the other has not. */
export const told = (play: Manifest['play']): Told => play;
export const known = (policy: Frozen<Told>): Frozen<Manifest['play']> => policy;
