import { signal, useSignal } from '@livery/web/store/signal';
import { local } from '@livery/web/store/storage';

const key = 'gameSound';

const stored = (): boolean | undefined => {
  const said = local.get(key);
  return said === 'on' || said === 'off' ? said === 'on' : undefined;
};

/** Undefined until somebody chose: a game then does as it did before. */
const wanted = signal<boolean | undefined>(stored());

export const gameSound = (): boolean | undefined => wanted.get();

export function setGameSound(on: boolean): void {
  local.set(key, on ? 'on' : 'off');
  wanted.set(on);
}

export const useGameSound = (): boolean | undefined => useSignal(wanted, undefined);
