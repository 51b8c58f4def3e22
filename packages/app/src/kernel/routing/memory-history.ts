import {
  createKey,
  type NavigationType,
  type PageHistory,
  type PageLocation,
  type Path,
  type OpenPage,
} from './history.ts';

const origin = 'https://here.invalid';

function locationOf(to: string, state: unknown): PageLocation {
  const { pathname, search, hash } = new URL(to, origin);
  return { pathname, search, hash, state, key: createKey() };
}

/** The pages of an app that has no address bar: where it is rendered, and where it is one among others. */
export function createMemoryHistory({
  pathname,
  search = '',
  hash = '',
  state = null,
}: Pick<Path, 'pathname'> & Partial<PageLocation>): PageHistory {
  let pages: readonly PageLocation[] = [{ pathname, search, hash, state, key: 'default' }];
  let at = 0;
  let action: NavigationType = 'POP';
  let heard: ((page: OpenPage) => void) | undefined;
  const here = (): PageLocation => {
    const page = pages[at];
    if (!page) throw new Error(`No page at ${at}`);
    return page;
  };
  const come = (next: NavigationType): void => {
    action = next;
    heard?.({ action, location: here() });
  };
  return {
    get action() {
      return action;
    },
    get location() {
      return here();
    },
    push(to, given = null) {
      pages = [...pages.slice(0, at + 1), locationOf(to, given)];
      at += 1;
      come('PUSH');
    },
    replace(to, given = null) {
      pages = pages.with(at, locationOf(to, given));
      come('REPLACE');
    },
    go(steps) {
      at = Math.min(Math.max(at + steps, 0), pages.length - 1);
      come('POP');
    },
    listen(hear) {
      heard = hear;
      return () => (heard = undefined);
    },
  };
}
