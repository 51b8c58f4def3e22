/** How the page that is open was come to. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export interface Path {
  readonly pathname: string;
  /** With its question mark; empty where there is none. */
  readonly search: string;
  /** With its number sign. */
  readonly hash: string;
}

/** An address of the history, with what its page was given on the way. */
export interface PageLocation extends Path {
  readonly state: unknown;
  /** Of this entry of the history alone. */
  readonly key: string;
}

export interface OpenPage {
  readonly action: NavigationType;
  readonly location: PageLocation;
}

/** The pages of a tab, one after the other; it answers with the one that is open. */
export interface PageHistory extends OpenPage {
  push(to: string, state?: unknown): void;
  replace(to: string, state?: unknown): void;
  go(steps: number): void;
  /** Hears of every page that is come to; answers with how to hear no more. */
  listen(hear: (page: OpenPage) => void): () => void;
}

/** What this app leaves in the browser's own history; the names are those of the releases before. */
interface Entry {
  readonly usr?: unknown;
  readonly key?: string;
  /** How many pages of this app came before. */
  readonly idx?: number;
}

export const createKey = (): string => Math.random().toString(36).slice(2, 10);

export const addressOfPath = ({ pathname = '', search = '', hash = '' }: Partial<Path>): string =>
  pathname + search + hash;

const entry = (): Entry => (history.state as Entry | null) ?? {};

/** How many pages of this app came before this one. */
export const pagesBefore = (): number => entry().idx ?? 0;

function locationNow(): PageLocation {
  const { pathname, search, hash } = location;
  const { usr = null, key = 'default' } = entry();
  return { pathname, search, hash, state: usr, key };
}

/** The browser's own. */
export function createBrowserHistory(): PageHistory {
  let action: NavigationType = 'POP';
  let heard: ((page: OpenPage) => void) | undefined;
  if (entry().idx === undefined) history.replaceState({ ...entry(), idx: 0 }, '');

  const tell = (next: NavigationType): void => {
    action = next;
    heard?.({ action, location: locationNow() });
  };
  const onPop = (): void => tell('POP');

  return {
    get action() {
      return action;
    },
    get location() {
      return locationNow();
    },
    push(to, state = null) {
      const next: Entry = { usr: state, key: createKey(), idx: pagesBefore() + 1 };
      try {
        history.pushState(next, '', to);
      } catch (error) {
        // What cannot be kept is a mistake of ours. iOS takes a hundred pages in half a minute
        // and no more: then the page is loaded.
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
        location.assign(to);
        return;
      }
      tell('PUSH');
    },
    replace(to, state = null) {
      history.replaceState({ usr: state, key: createKey(), idx: pagesBefore() }, '', to);
      tell('REPLACE');
    },
    go: (steps) => history.go(steps),
    listen(hear) {
      heard = hear;
      addEventListener('popstate', onPop);
      return () => {
        heard = undefined;
        removeEventListener('popstate', onPop);
      };
    },
  };
}
