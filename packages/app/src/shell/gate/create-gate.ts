import { askStatus } from '#chapters/site';
import type { StatusReading } from '#kernel/gate/derive-gate.ts';
import { keepStatus, keptStatus, openStatus, type Status } from '#kernel/gate/status.ts';
import { statusChecks } from '#kernel/http/status-checks.ts';
import { signal, type Signal } from '@livery/web/store/signal';

/** Whoever comes back to the page after so long is told how it stands now, in ms. */
const stale = 60_000;
/** As long as an answer is believed on a page that stays open, in ms. */
const longest = 5 * 60_000;

export interface GateState extends Status {
  /** The platform is being asked. */
  readonly busy: boolean;
}

export interface GateStore extends Pick<Signal<GateState>, 'get' | 'subscribe'> {
  readonly ask: () => void;
  /** Asks at once, and from then on whenever there is a reason to. */
  readonly follow: () => () => void;
}

/** The build rendered an open site, and the first render must be the same. */
export const atFirst: GateState = { ...openStatus, busy: false };

/** How it stands with the site: as this device last knew it, and then as the platform says. */
export function createGate(reading: StatusReading): GateStore {
  const state = signal<GateState>({ ...keptStatus(), busy: false });
  let askedAt = 0;
  let isDoubted = false;

  const look = async (): Promise<void> => {
    isDoubted = true;
    if (state.get().busy) return;
    state.set({ ...state.get(), busy: true });
    // What was asked before a doubt came up does not settle it.
    while (isDoubted) {
      isDoubted = false;
      askedAt = Date.now();
      const told = await askStatus(reading);
      if (!told) continue;
      keepStatus(told);
      state.set({ ...told, busy: true });
    }
    state.set({ ...state.get(), busy: false });
  };
  const lookAfter = (pause: number): void => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt >= pause) void look();
  };
  const comeBack = (): void => lookAfter(stale);
  const ask = (): void => void look();
  return {
    get: state.get,
    subscribe: state.subscribe,
    ask,
    follow: () => {
      ask();
      const timer = setInterval(() => lookAfter(longest), longest);
      document.addEventListener('visibilitychange', comeBack);
      addEventListener('focus', comeBack);
      const unsubscribe = statusChecks.subscribe(ask);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', comeBack);
        removeEventListener('focus', comeBack);
        unsubscribe();
      };
    },
  };
}
