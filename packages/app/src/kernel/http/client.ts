import { firstRoutes, type EndpointName, type Reply, type Route } from '@livery/contract/client';
import { isPassing, ApiError } from '@livery/web/http/api-error';
import { createClient } from '@livery/web/http/client';
import type { Seal } from '@livery/web/http/sealer';
import type { Transport } from '@livery/web/http/transport';
import { noteBar } from '../session/barred.ts';
import { noteTerms } from '../session/member/terms.ts';
import {
  currentSession,
  doubtSession,
  expireSession,
  provideDoors,
  setPasswordDue,
  type Session,
} from '../session/session.ts';
import { untilHydrated } from '../parts/hydration.ts';
import { deviceHeader } from './device-header.ts';
import { askStatusAgain } from './status-checks.ts';
import { takeEarly } from './early/take-early.ts';
import type { Input } from './input.ts';
import { clock } from './platform-clock.ts';

export type { CallOptions } from '@livery/web/http/client';

/** How calls go out where it is not from a browser to a platform that many others ask. */
interface Line {
  /** Another way than the browser's own is for whoever wants to know what is asked. */
  readonly transport?: Transport;
  /** Whether what is asked for much is asked for with pauses. */
  readonly sparing?: boolean;
}

/** Set once at start: every call belongs to a merchant and speaks a language. */
let caller: Line & { readonly merchant: string; readonly language: () => string } = {
  merchant: '',
  language: () => 'EN',
};

export function identify(merchant: string, language: () => string, line: Line = {}): void {
  caller = { ...line, merchant, language };
}

/** Whoever only wants to know what is asked has no platform that must be spared. */
export const sparesPlatform = (): boolean => caller.sparing ?? true;

/** What no page begins with is looked up in the whole table. */
async function routeOf(name: string): Promise<Route> {
  const first: Readonly<Record<string, Route>> = firstRoutes;
  try {
    return first[name] ?? (await import('@livery/contract/routes')).routes[name as EndpointName];
  } catch {
    throw new ApiError('offline', 0);
  }
}

let seal: Seal | undefined;

/** Loaded with the first secret that is sent, so that browsing costs nothing. */
const sealer = async (): Promise<Seal> =>
  (seal ??= (await import('@livery/web/http/sealer')).createSealer({
    merchant: caller.merchant,
    clock,
    askKey: (options) => ask('sessionKey', {}, options),
  }));

/** The calls of a player, as the contract has them. */
type PlayerCalls = {
  readonly [N in EndpointName]: { readonly input: Input<N>; readonly reply: Reply<N> };
};

const client = createClient<PlayerCalls, Session>({
  table: routeOf,
  clock,
  identity: { current: currentSession, doubt: doubtSession, expire: expireSession },
  headers: () => ({
    Merchant: caller.merchant,
    Language: caller.language(),
    Device: deviceHeader(),
    Gateway: '3',
  }),
  seal: async (...secret) => (await sealer())(...secret),
  transport: () => caller.transport,
  early: takeEarly,
  ready: untilHydrated,
  onRefused({ code, status, value }, name) {
    // The site may have been closed under this page; the question itself would go in a circle.
    if ((status === 451 || status === 503) && name !== 'systemStatus') askStatusAgain();
    // Asked for while the session went on: whoever follows it leads to the new password.
    if (code === 'password.change_required') setPasswordDue(true);
    if (status === 423) noteBar(code, value);
    if (code === 'terms.changed') noteTerms(true);
  },
});

export const { call, ask, headersOf } = client;

// Few pages begin with either.
const ofSessions = () => import('./doors.ts');

provideDoors({
  askDevice: async () => (await ofSessions()).restore(ask, caller.merchant),
  isUnheard: isPassing,
  end: async (session) => {
    const headers = headersOf(session);
    await ofSessions().then(
      ({ end }) => end(headers),
      () => {},
    );
  },
});
