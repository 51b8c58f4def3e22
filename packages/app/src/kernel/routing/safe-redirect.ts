import { pathTo } from './path-to.ts';
import { routeAt } from './table.ts';

const here = 'https://here.invalid';

/** Where a browser goes: dots lead out of a path again, however they are written. */
const read = (target: string): URL | undefined =>
  /^\/(?!.*(\\|\/\/))/.test(target) && URL.canParse(target, here)
    ? new URL(target, here)
    : undefined;

/** Only a page of this app may be gone to after log-in. */
export function safeRedirect(target: string | null): string {
  const url = target === null ? undefined : read(target);
  const isPage = url?.origin === here && routeAt(url.pathname, url.search) !== undefined;
  return target !== null && isPage ? target : pathTo('home');
}
