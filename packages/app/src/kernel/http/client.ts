import {
  firstRoutes,
  type EndpointName,
  type Envelope,
  type ErrorCode,
  type Reply,
  type Route,
} from '@livery/contract/client';
import {
  currentSession,
  doubtSession,
  expireSession,
  provideDoors,
  setPasswordDue,
  type Session,
} from '../session/session.ts';
import { untilHydrated } from '../parts/hydration.ts';
import { callAddress, type Inquiry } from './address.ts';
import { ApiError, isPassing } from './api-error.ts';
import { deviceHeader } from './device-header.ts';
import { askStatusAgain } from './status-checks.ts';
import { takeEarly } from './early/take-early.ts';
import type { Input } from './input.ts';
import { hearPlatformTime, platformNow } from './platform-clock.ts';

/** What a call takes along that most do not. */
interface More extends CallOptions {
  /** For a platform that is asked by very many, and wants to see work first. */
  readonly work?: string;
}

interface AnyInput extends Inquiry {
  readonly body?: unknown;
  readonly payload?: unknown;
}

/** What is sent by another way than the browser’s own: whoever sends it writes the body. */
export interface Outgoing {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly body: unknown;
}

export type Transport = (address: string, outgoing: Outgoing) => Promise<Response>;

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly timeout?: number;
  /** The same for a try and its repeat, so that what was done is not done twice. */
  readonly idempotencyKey?: string;
  /** For a body that is no text, such as pictures. */
  readonly transport?: Transport;
  /** What the answer sets in the browser is set also where its tab is closed meanwhile. */
  readonly outlives?: boolean;
}

/** How calls go out where it is not from a browser to a platform that many others ask. */
interface Line {
  /** Another way than the browser's own is for whoever wants to know what is asked. */
  readonly transport?: Transport;
  /** Whether what is asked for much is asked for with pauses. */
  readonly sparing?: boolean;
}

/** Set once at start: every call belongs to a merchant and speaks a language. */
const caller = {
  merchant: '',
  language: () => 'EN',
  transport: undefined as Transport | undefined,
  sparing: true,
};

export function identify(
  merchant: string,
  language: () => string,
  { transport, sparing = true }: Line = {},
): void {
  Object.assign(caller, { merchant, language, transport, sparing });
}

/** Whoever only wants to know what is asked has no platform that must be spared. */
export const sparesPlatform = (): boolean => caller.sparing;

const defaultTimeout = 15_000;
let knownKey: Reply<'sessionKey'> | undefined;

/** As the route wants it: what is read by a form's rules holds texts alone. */
const bodyText = (body: unknown, isForm: boolean | undefined): string =>
  isForm ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body);

/** The browser’s own way. */
const sendText =
  (isForm: boolean | undefined, keepalive = false): Transport =>
  (address, { method, headers, signal, body }) =>
    fetch(address, {
      method,
      headers:
        body === undefined
          ? headers
          : {
              ...headers,
              'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
            },
      signal,
      keepalive,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: bodyText(body, isForm) }),
    });

async function read(answer: Response) {
  // What the browser may have kept for a while tells the time of then.
  const isOfNow = !answer.headers.get('cache-control')?.includes('max-age');
  const reply = (await answer.json()) as Envelope<unknown>;
  return { status: answer.status, isOfNow, pause: answer.headers.get('retry-after'), reply };
}

/** Somebody else began to ask, and knows nothing of who waits how long. */
const within = <T>(asked: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    asked,
    new Promise<never>((_resolve, reject) => {
      const giveUp = (): void => reject(signal.reason);
      if (signal.aborted) giveUp();
      signal.addEventListener('abort', giveUp, { once: true });
    }),
  ]);

async function send(
  address: string,
  outgoing: Omit<Outgoing, 'signal'>,
  transport: Transport,
  options: CallOptions,
) {
  const { method, headers } = outgoing;
  const limit = AbortSignal.timeout(options.timeout ?? defaultTimeout);
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
  const early = method === 'GET' ? takeEarly(address, headers) : undefined;
  try {
    const answer = early
      ? await within(early.then(read), signal)
      : await read(await transport(address, { ...outgoing, signal }));
    await untilHydrated();
    return answer;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError(limit.aborted ? 'timeout' : 'offline', 0);
  }
}

async function keyFor(options: CallOptions): Promise<Reply<'sessionKey'>> {
  if (!knownKey || knownKey.expiresAt < platformNow())
    knownKey = await ask('sessionKey', {}, options);
  return knownKey;
}

/** What no page begins with is looked up in the whole table. */
async function routeOf(name: EndpointName): Promise<Route> {
  const first: Partial<Record<EndpointName, Route>> = firstRoutes;
  try {
    return first[name] ?? (await import('@livery/contract/routes')).routes[name];
  } catch {
    throw new ApiError('offline', 0);
  }
}

/** How long to wait; what stands before a platform says it in a header alone. */
const inSeconds = (pause: string | null): Record<string, number> =>
  pause !== null && /^\d+$/.test(pause) ? { seconds: Number(pause) } : {};

/** Who calls, from where, in which language. */
const headersOf = (session: Session | null): Record<string, string> => ({
  Merchant: caller.merchant,
  Language: caller.language(),
  Device: deviceHeader(),
  Gateway: '3',
  'X-Request-Id': crypto.randomUUID(),
  ...(session ? { Authorization: `Bearer ${session.token}` } : {}),
});

async function attempt(name: EndpointName, input: AnyInput, options: More): Promise<unknown> {
  const route = await routeOf(name);
  const session = currentSession();
  const headers = headersOf(session);
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
  if (options.work) headers['Work'] = options.work;
  let body = input.body;
  if (route.encrypted) {
    const key = await keyFor(options);
    const { seal } = await import('./encrypt.ts');
    const sealed = await seal(input.payload, { key, route, merchant: caller.merchant });
    headers['Encryption'] = sealed.header;
    body = { data: sealed.data };
  }
  const { status, isOfNow, pause, reply } = await send(
    callAddress(route.path, input),
    { method: route.method, headers, body },
    options.transport ?? caller.transport ?? sendText(route.form, options.outlives),
    options,
  );
  // Another platform may not tell.
  if (isOfNow && typeof reply.serverTime === 'number') hearPlatformTime(reply.serverTime);
  if (reply.success) return reply.value;

  const params = { ...inSeconds(pause), ...reply.params };
  const error = new ApiError(reply.code ?? 'unknown', status, { ...reply, params });
  // The site may have been closed under this page; the question itself would go in a circle.
  if ((status === 451 || status === 503) && name !== 'systemStatus') askStatusAgain();
  // Asked for while the session went on: whoever follows it leads to the new password.
  if (error.code === 'password.change_required') setPasswordDue(true);
  throw error;
}

const isRefused = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiError && error.code === code;

async function sealedAnew<N extends EndpointName>(
  name: N,
  input: Input<N>,
  options: More,
): Promise<Reply<N>> {
  try {
    return (await attempt(name, input as AnyInput, options)) as Reply<N>;
  } catch (error) {
    if (!isRefused(error, 'encryption.invalid')) throw error;
    // A rotated key or a wrong clock: its answer told the time; fetch the key anew, try once more.
    knownKey = undefined;
    return (await attempt(name, input as AnyInput, options)) as Reply<N>;
  }
}

/** Few are ever asked for it; a platform of another make may want something else. */
async function workFor({ signal }: CallOptions): Promise<string | undefined> {
  const asked = await sealedAnew('verification', { query: { scene: 'work' } }, { signal });
  return (await import('./proof-of-work.ts')).workOn(asked.challenge, signal);
}

async function ask<N extends EndpointName>(
  name: N,
  input: Input<N>,
  options: CallOptions = {},
): Promise<Reply<N>> {
  try {
    return await sealedAnew(name, input, options);
  } catch (error) {
    // Very many ask, perhaps from this address: whoever works for it is served.
    if (!isRefused(error, 'verification.required')) throw error;
    const work = await workFor(options);
    if (work === undefined) throw error;
    return sealedAnew(name, input, { ...options, work });
  }
}

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

const isEnd = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'auth.required' || error.code === 'session.replaced');

/** Whether the member of a session that ended goes on with another one. */
async function goesOn(session: Session, error: unknown): Promise<boolean> {
  const isReplaced = error instanceof ApiError && error.code === 'session.replaced';
  try {
    await doubtSession(session.token, isReplaced);
  } catch (failure) {
    if (isPassing(failure)) throw failure;
  }
  return currentSession()?.userName === session.userName;
}

/** The one way to the platform: headers, envelope, encryption, time-outs, and a session that is renewed once. */
export async function call<N extends EndpointName>(
  name: N,
  input: Input<N>,
  options: CallOptions = {},
): Promise<Reply<N>> {
  const session = currentSession();
  try {
    return await ask(name, input, options);
  } catch (error) {
    // One who is leaving needs no word that the session was over already.
    if (!session || name === 'logout' || !isEnd(error)) throw error;
    if (!(await goesOn(session, error))) throw error;
  }
  const renewed = currentSession();
  try {
    return await ask(name, input, options);
  } catch (error) {
    if (isEnd(error) && renewed?.token === currentSession()?.token) expireSession();
    throw error;
  }
}

/** The platform's stream of events. A session takes a header, so a browser's own reader will not do. */
export const openEvents = (signal: AbortSignal): Promise<Response> =>
  fetch(firstRoutes.stream.path, {
    method: firstRoutes.stream.method,
    headers: headersOf(currentSession()),
    signal,
    credentials: 'same-origin',
    cache: 'no-store',
  });
