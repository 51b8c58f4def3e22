import { useBrowserFact } from '@livery/web/hooks/browser-fact';
import type { TextKey } from '#kernel/i18n/text-key.ts';

const mark = 'livery_kept';

function takesCookies(): boolean {
  try {
    // Whether one is kept is known at once by no other way.
    // oxlint-disable-next-line unicorn/no-document-cookie -- as above
    document.cookie = `${mark}=1; Path=/; SameSite=Lax; Max-Age=60`;
    const isKept = document.cookie.includes(`${mark}=1`);
    // oxlint-disable-next-line unicorn/no-document-cookie -- as above
    document.cookie = `${mark}=; Path=/; SameSite=Lax; Max-Age=0`;
    return isKept;
  } catch {
    return false;
  }
}

function stores(): boolean {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      storage.setItem(mark, '1');
      storage.removeItem(mark);
    }
    return true;
  } catch {
    return false;
  }
}

/**
 * What the browser at hand refuses the site. Without cookies nobody can be in; without storage
 * who is in is forgotten with the page. Tried, for a browser says of itself what it likes.
 */
function refusedHere(): 'cookies' | 'storage' | undefined {
  if (!takesCookies()) return 'cookies';
  return stores() ? undefined : 'storage';
}

/** What is said to whose session ended by itself: one that no cookie came with was none. */
export const whyEnded = (): TextKey =>
  refusedHere() === 'cookies' ? 'login.cookies' : 'error.session.replaced';

let known: ReturnType<typeof refusedHere> | 'unknown' = 'unknown';

const tell = () => (known = known === 'unknown' ? refusedHere() : known);

/** The same for a page: tried once; the build takes a browser for one that refuses nothing. */
export const useRefused = (): ReturnType<typeof refusedHere> => useBrowserFact(tell, undefined);
