import { vi } from 'vitest';
import {
  errorCatalogue,
  routes,
  type EndpointName,
  type Envelope,
  type ErrorCode,
  type Reply,
} from '@livery/contract/client';
import { createVault, type Vault } from './vault.ts';
import { wireTo } from './wire.ts';

/** A fault of the test itself, which must not pass for a cut line. */
class Fault extends Error {}

/** A call as the platform received it. */
export interface ReceivedCall {
  readonly name: EndpointName;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** What an encrypted body held, read with the platform's own key. */
  readonly payload: unknown;
  /** The claims that went with it, protected from change. */
  readonly claims: Readonly<Record<string, unknown>> | undefined;
}

/** What an envelope says when it says no, and with which status. */
export class Refusal {
  readonly status: number;
  readonly envelope: Partial<Envelope<unknown>>;

  constructor(code: ErrorCode, more: Partial<Envelope<unknown>> & { status?: number } = {}) {
    const { status = errorCatalogue[code].status, ...envelope } = more;
    this.status = status;
    this.envelope = { code, message: code, ...envelope };
  }
}

/** The log-in was a while ago; what the member could show for it. */
export const wantsProof = (...by: readonly ('password' | 'code' | 'passkey')[]): Refusal =>
  new Refusal('proof.required', { value: { by } as never });

/** A whole answer, for what does not even speak the envelope. */
type Answer<N extends EndpointName> = Reply<N> | Refusal | Response;
type Handler<N extends EndpointName> = (call: ReceivedCall) => Answer<N> | Promise<Answer<N>>;

/** The line is cut. */
export const offline = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

/** As any network, it takes longer than a render. */
export const aWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

/** Never answers: only the caller's own patience ends it. */
export const silence = (): Promise<never> => new Promise(() => {});

export interface Platform {
  readonly vault: Vault;
  /** From now on this endpoint answers so. */
  on<N extends EndpointName>(name: N, handler: Handler<N>): void;
  /** Its clock goes so many milliseconds ahead of the page's. */
  runAhead(by: number): void;
  /** What was asked of an endpoint, the oldest first. */
  calls(name: EndpointName): readonly ReceivedCall[];
}

/** A client keeps the key it knows from one test to the next. */
const sharedVault = createVault();

const find = (method: string, path: string): EndpointName | undefined =>
  (Object.keys(routes) as EndpointName[]).find(
    (name) =>
      routes[name].method === method &&
      new RegExp(`^${routes[name].path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path),
  );

/** Files of one name are a list. */
const fieldsOf = (form: FormData): readonly [string, unknown][] =>
  [...new Set(form.keys())].map((name) => {
    const all = form.getAll(name);
    return [name, all[0] instanceof Blob ? all : all[0]];
  });

/** By the kind it says it is, as the platform reads it. */
function readBody({ body, headers }: RequestInit): unknown {
  if (body === undefined) return undefined;
  if (body instanceof FormData) return Object.fromEntries(fieldsOf(body));
  const kind = new Headers(headers).get('Content-Type');
  return kind === 'application/x-www-form-urlencoded'
    ? Object.fromEntries(new URLSearchParams(body as string))
    : JSON.parse(body as string);
}

const cutOff = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });

function inEnvelope(outcome: unknown, serverTime: number): Response {
  if (outcome instanceof Response) return outcome;
  const usual = { traceId: 'trace', serverTime };
  const { status, body }: { status: number; body: Envelope<unknown> } =
    outcome instanceof Refusal
      ? {
          status: outcome.status,
          body: { ...usual, success: false, value: null, ...outcome.envelope },
        }
      : { status: 200, body: { ...usual, success: true, value: outcome } };
  return Response.json(body, { status });
}

/**
 * Stands where the platform would: answers by the contract's names, in the
 * contract's envelope. What no test asked it to answer is refused as planned.
 */
export async function startPlatform(ownVault?: Vault): Promise<Platform> {
  const vault = ownVault ?? (await sharedVault);
  const handlers = new Map<EndpointName, (call: ReceivedCall) => unknown>();
  const received: ReceivedCall[] = [];
  let ahead = 0;

  async function answer(address: string, init: RequestInit & { signal: AbortSignal }) {
    const url = new URL(address, location.origin);
    const name = find(init.method ?? 'GET', url.pathname);
    if (!name) throw new Fault(`The contract has no ${init.method} ${url.pathname}`);
    const body = readBody(init);
    const opened = routes[name].encrypted ? await vault.open(body) : undefined;
    const call: ReceivedCall = {
      name,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: init.headers as Record<string, string>,
      body,
      payload: opened?.payload,
      claims: opened?.claims,
    };
    received.push(call);
    const handler = handlers.get(name) ?? (() => new Refusal('planned'));
    const outcome = await Promise.race([handler(call), cutOff(init.signal)]);
    return inEnvelope(outcome, Date.now() + ahead);
  }
  const ask: typeof answer = (address, init) =>
    answer(address, init).catch((error: unknown) => {
      if (error instanceof Fault) setTimeout(() => Promise.reject(error));
      throw error;
    });
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('XMLHttpRequest', wireTo(ask));

  const platform: Platform = {
    vault,
    on: (name, handler) => void handlers.set(name, handler),
    runAhead: (by) => void (ahead = by),
    calls: (name) => received.filter((call) => call.name === name),
  };
  platform.on('sessionKey', () => vault.publicKey());
  return platform;
}
