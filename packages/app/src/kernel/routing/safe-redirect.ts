import { isSafeTarget } from '@livery/web/routing/targets';
import { pathTo } from './path-to.ts';
import { isPage } from './table.ts';

/** Only a page of this app may be gone to after log-in. */
export const safeRedirect = (target: string | null): string =>
  target !== null && isSafeTarget(target, isPage) ? target : pathTo('home');
