import { signal, useSignal } from '#kernel/signal.ts';
import { local } from '#kernel/storage.ts';

const key = 'balanceHidden';
const hidden = signal(local.get(key) === '1');

export const useBalanceHidden = (): boolean => useSignal(hidden, false);

export function setBalanceHidden(value: boolean): void {
  local.set(key, value ? '1' : '0');
  hidden.set(value);
}
