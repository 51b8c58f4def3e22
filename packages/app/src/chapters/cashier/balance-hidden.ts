import { signal, useSignal } from '@livery/web/store/signal';
import { local } from '@livery/web/store/storage';

const key = 'balanceHidden';
const hidden = signal(local.get(key) === '1');

export const useBalanceHidden = (): boolean => useSignal(hidden, false);

export function setBalanceHidden(value: boolean): void {
  local.set(key, value ? '1' : '0');
  hidden.set(value);
}
