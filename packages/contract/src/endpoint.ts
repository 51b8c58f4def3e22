import type { TSchema } from 'typebox';
import type { ErrorCode } from './errors.ts';
import { routes, type OperationName, type Route } from './routes.ts';

/**
 * Who may call. `registered` is every member but a guest of free play, `player`
 * the types that pay in, `agent` those with an agent centre.
 */
export type CallerKind = 'public' | 'member' | 'registered' | 'player' | 'agent' | 'nonAgent';

interface Said {
  /** Row of the HTTP contract: `A01`. */
  readonly id: string;
  readonly caller: CallerKind;
  /** In a sentence, for the document people read. */
  readonly about: string;
  /** A feature of the merchant the operation belongs to; without it nobody may call. */
  readonly flag?: string;
  readonly request: {
    readonly params?: TSchema;
    readonly query?: TSchema;
    readonly body?: TSchema;
    /** What an encrypted body decrypts to. */
    readonly payload?: TSchema;
  };
  /** How the body is written; JSON when not said. */
  readonly bodyType?: 'json' | 'form' | 'multipart';
  /** Pictures that come with a multipart body, as `images`. */
  readonly files?: number;
  /** The envelope's `value` on success. */
  readonly reply: TSchema;
  /** The envelope's `value` on a refusal that carries one. */
  readonly failure?: TSchema;
  /** The answer is a stream of events, outside of the envelope. */
  readonly streams?: true;
  /** Its module comes later: listed, and answered with 501. */
  readonly planned?: true;
  /** Beyond `commonErrors` and those that follow from the caller. */
  readonly errors: readonly ErrorCode[];
}

export interface Endpoint extends Said, Route {
  readonly name: OperationName;
}

/** Keeps the literal types, which every derived type is read from. */
export function endpoint<const N extends OperationName, const E extends Said>(name: N, said: E) {
  const route: (typeof routes)[N] = routes[name];
  return { ...said, ...route, name };
}
