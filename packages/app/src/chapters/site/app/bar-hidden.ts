import { isInApp } from '#kernel/device.ts';
import { signal, useSignal } from '@livery/web/store/signal';
import { local } from '@livery/web/store/storage';
import { wasInvitedBefore } from './invited.ts';

const key = 'hideDownloadBar';
const hidden = signal(local.get(key) === '1');

// Whoever opens the site from the home screen has it already, in a tab as well.
if (isInApp() === 'homeScreen') local.set(key, '1');

export function hideBar(): void {
  local.set(key, '1');
  hidden.set(true);
}

/** Closed once it stays closed; whoever has the app, or opened the site from the home screen, needs none. */
export function useBarHidden(): boolean {
  const isHidden = useSignal(hidden, true);
  return isHidden || isInApp() !== 'none';
}

/** The bar stands from the visit after the one in which the app was offered by itself, until it is closed. */
export function useBarStands(): boolean {
  const isHidden = useBarHidden();
  return !isHidden && wasInvitedBefore();
}
