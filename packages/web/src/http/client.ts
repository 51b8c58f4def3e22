import type { Envelope, ErrorCode, Route } from '@livery/contract/client';
import { callAddress, type Inquiry } from './address.ts';
import { ApiError, isPassing } from './api-error.ts';
import type { Clock } from './clock.ts';
import type { Seal, SealingKey } from './sealer.ts';
import { sendText, type Outgoing, type Transport } from './transport.ts';
import type { Work } from './proof-of-work.ts';

/** What can be asked of a platform: what each call takes, and what comes back. */
export type Calls = Readonly<Record<string, { readonly input: unknown; readonly reply: unknown }>>;

/** What the client asks by itself, in whatever table. */
interface OwnCalls {
  readonly sessionKey: { readonly input: unknown; readonly reply: SealingKey };
  readonly verification: {
    readonly input: unknown;
    readonly reply: { readonly challenge: Work };
  };
}

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

/** What a call takes along that most do not. */
interface More extends CallOptions {
  /** For a platform that is asked by very many, and wants to see work first. */
  readonly work?: string;
}

interface AnyInput extends Inquiry {
  readonly body?: unknown;
  readonly payload?: unknown;
}

/** Who calls. */
export interface Caller {
  readonly token: string;
  readonly userName: string;
}

/** Whose calls they are, and what becomes of a session that the platform refuses. */
export interface Identity<Who extends Caller> {
  current(): Who | null;
  /** Done when it is known whether its owner goes on with another session; may fail. */
  doubt(token: string, isReplaced: boolean): Promise<void>;
  /** The session that went on was refused as well. */
  expire(): void;
}

/** What a client has of the face that it is made for. */
export interface ClientPorts<Who extends Caller> {
  /** Where a call is found, of the table that the face was built with. */
  readonly table: (name: string) => Promise<Route>;
  readonly identity: Identity<Who>;
  /** From where somebody calls, and in which language. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Seals what only the platform may read. */
  readonly seal: Seal;
  readonly clock: Clock;
  /** Another way than the browser’s own. */
  readonly transport?: () => Transport | undefined;
  /** An answer to what was asked before there was a client. */
  readonly early?: (
    address: string,
    headers: Readonly<Record<string, string>>,
  ) => Promise<Response> | undefined;
  /** No answer is handed out sooner. */
  readonly ready?: () => Promise<void>;
  readonly onRefused?: (error: ApiError, name: string) => void;
}

export interface Client<Table extends Calls, Who extends Caller> {
  /** The one way to the platform: headers, envelope, encryption, time-outs, and a session that is renewed once. */
  call<N extends keyof Table & string>(
    name: N,
    input: Table[N]['input'],
    options?: CallOptions,
  ): Promise<Table[N]['reply']>;
  /** The same for whoever opens or ends sessions: that one is over is an answer, and none is renewed. */
  ask<N extends keyof Table & string>(
    name: N,
    input: Table[N]['input'],
    options?: CallOptions,
  ): Promise<Table[N]['reply']>;
  headersOf(who: Who | null): Record<string, string>;
}

const defaultTimeout = 15_000;

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

/** How long to wait; what stands before a platform says it in a header alone. */
const inSeconds = (pause: string | null): Record<string, number> =>
  pause !== null && /^\d+$/.test(pause) ? { seconds: Number(pause) } : {};

const isRefused = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiError && error.code === code;

const isEnd = (error: unknown): boolean =>
  isRefused(error, 'auth.required') || isRefused(error, 'session.replaced');

/**
 * A client for one table of calls and whoever is in: nothing of it is shared with another one,
 * so that two faces can live in one page (ADR 172).
 */
export function createClient<Table extends Calls & OwnCalls, Who extends Caller>(
  ports: ClientPorts<Who>,
): Client<Table, Who> {
  const { identity, clock } = ports;

  type Name = keyof Table & string;

  const headersOf = (who: Who | null): Record<string, string> => ({
    ...ports.headers(),
    'X-Request-Id': crypto.randomUUID(),
    ...(who ? { Authorization: `Bearer ${who.token}` } : {}),
  });

  async function send(
    address: string,
    outgoing: Omit<Outgoing, 'signal'>,
    transport: Transport,
    options: CallOptions,
  ) {
    const { method, headers } = outgoing;
    const limit = AbortSignal.timeout(options.timeout ?? defaultTimeout);
    const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
    const early = method === 'GET' ? ports.early?.(address, headers) : undefined;
    try {
      const answer = early
        ? await within(early.then(read), signal)
        : await read(await transport(address, { ...outgoing, signal }));
      await ports.ready?.();
      return answer;
    } catch (error) {
      if (options.signal?.aborted) throw error;
      throw new ApiError(limit.aborted ? 'timeout' : 'offline', 0);
    }
  }

  async function attempt(
    name: Name,
    input: AnyInput,
    options: More,
    isAgain = false,
  ): Promise<unknown> {
    const route = await ports.table(name);
    const headers = headersOf(identity.current());
    if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
    if (options.work) headers['Work'] = options.work;
    let body = input.body;
    if (route.encrypted) {
      const sealed = await ports.seal(input.payload, route, { ...options, isAgain });
      headers['Encryption'] = sealed.header;
      body = { data: sealed.data };
    }
    const { status, isOfNow, pause, reply } = await send(
      callAddress(route.path, input),
      { method: route.method, headers, body },
      options.transport ?? ports.transport?.() ?? sendText(route.form, options.outlives),
      options,
    );
    // Another platform may not tell.
    if (isOfNow && typeof reply.serverTime === 'number') clock.hear(reply.serverTime);
    if (reply.success) return reply.value;

    const params = { ...inSeconds(pause), ...reply.params };
    const error = new ApiError(reply.code ?? 'unknown', status, { ...reply, params });
    ports.onRefused?.(error, name);
    throw error;
  }

  async function sealedAnew(name: Name, input: AnyInput, options: More): Promise<unknown> {
    try {
      return await attempt(name, input, options);
    } catch (error) {
      if (!isRefused(error, 'encryption.invalid')) throw error;
      // A rotated key or a wrong clock: its answer told the time; by a new key it is tried once more.
      return attempt(name, input, options, true);
    }
  }

  async function ask<N extends Name>(
    name: N,
    input: Table[N]['input'],
    options: CallOptions = {},
  ): Promise<Table[N]['reply']> {
    try {
      return await sealedAnew(name, input as AnyInput, options);
    } catch (error) {
      // Very many ask, perhaps from this address: whoever works for it is served.
      if (!isRefused(error, 'verification.required')) throw error;
      const { signal } = options;
      const asked = await sealedAnew('verification', { query: { scene: 'work' } }, { signal });
      const { challenge } = asked as OwnCalls['verification']['reply'];
      // Few are ever asked for it; a platform of another make may want something else.
      const work = await (await import('./proof-of-work.ts')).workOn(challenge, signal);
      if (work === undefined) throw error;
      return sealedAnew(name, input as AnyInput, { ...options, work });
    }
  }

  /** Whether the owner of a session that ended goes on with another one. */
  async function goesOn(who: Who, error: unknown): Promise<boolean> {
    try {
      await identity.doubt(who.token, isRefused(error, 'session.replaced'));
    } catch (failure) {
      if (isPassing(failure)) throw failure;
    }
    return identity.current()?.userName === who.userName;
  }

  async function call<N extends Name>(
    name: N,
    input: Table[N]['input'],
    options: CallOptions = {},
  ): Promise<Table[N]['reply']> {
    const who = identity.current();
    try {
      return await ask(name, input, options);
    } catch (error) {
      if (!who || !isEnd(error)) throw error;
      if (!(await goesOn(who, error))) throw error;
    }
    const renewed = identity.current();
    try {
      return await ask(name, input, options);
    } catch (error) {
      if (isEnd(error) && renewed?.token === identity.current()?.token) identity.expire();
      throw error;
    }
  }

  return { call, ask, headersOf };
}
