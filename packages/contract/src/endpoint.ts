import type { TSchema } from 'typebox';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Endpoint {
  /** Row of the HTTP contract: `A01`. */
  readonly id: string;
  readonly name: string;
  readonly method: Method;
  /** Parameters are written `:nodeId`. */
  readonly path: string;
  readonly caller: 'public' | 'member';
  /** The body is `{data: <JWE>}`; what it decrypts to is `request.payload`. */
  readonly encrypted: boolean;
  /** Takes an `Idempotency-Key`. */
  readonly idempotent: boolean;
  readonly request: {
    readonly params?: TSchema;
    readonly query?: TSchema;
    readonly body?: TSchema;
    readonly payload?: TSchema;
  };
  /** The envelope's `value` on success. */
  readonly reply: TSchema;
  /** The envelope's `value` on a refusal that carries one. */
  readonly failure?: TSchema;
  /** Beyond `commonErrors`, and `auth.required` where the caller is a member. */
  readonly errors: readonly ErrorCode[];
}

/** Keeps the literal types, which every derived type is read from. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}
