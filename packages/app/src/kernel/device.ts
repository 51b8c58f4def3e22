import { cameByWebclip } from './arrival.ts';
import { isStandalone } from './http/device-header.ts';

/** What an app of the brand's own puts into the pages that it shows. */
const bridge = 'LiveryApp';

/** An iPhone's own word for it. */
const isOnHomeScreen = (): boolean => 'standalone' in navigator && navigator.standalone === true;

/** By what a new account is opened. */
export function registerMethod(): 'APP' | 'WEBCLIP' | 'PWA' | 'H5' {
  if (bridge in globalThis) return 'APP';
  if (isOnHomeScreen() && cameByWebclip()) return 'WEBCLIP';
  return isStandalone() || isOnHomeScreen() ? 'PWA' : 'H5';
}

/** Whether the page stands in the brand's own app, or was opened from the home screen. */
export function isInApp(): 'app' | 'homeScreen' | 'none' {
  if (bridge in globalThis) return 'app';
  return isStandalone() || isOnHomeScreen() ? 'homeScreen' : 'none';
}
