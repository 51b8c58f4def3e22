import { signal, useSignal } from '@livery/web/store/signal';
import { local } from '@livery/web/store/storage';
import { onTabMessage, tellTabs } from '../tabs.ts';

const key = 'motion';
const isLess = signal(false);

function apply(less: boolean): void {
  if (less) document.documentElement.dataset['motion'] = 'less';
  else delete document.documentElement.dataset['motion'];
  isLess.set(less);
}

/** Asks that nothing moves by itself on this site, whatever the device says of others. */
export function setLessMotion(less: boolean): void {
  local.set(key, less ? 'less' : 'all');
  apply(less);
  tellTabs({ type: 'motion', less });
}

/** As it was left, and as other tabs ask from now on. */
export function followMotion(): () => void {
  apply(local.get(key) === 'less');
  return onTabMessage((message) => {
    if (message.type === 'motion') apply(message.less);
  });
}

export const useLessMotion = (): boolean => useSignal(isLess, false);
