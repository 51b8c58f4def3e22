/**
 * The contract as a browser needs it: types derived from the schemas and the
 * table of routes. No schema may reach this module at run time, since that
 * would ship the schema library to every player.
 */
import type { Static, TSchema } from 'typebox';
import type { EndpointName, Endpoints } from './endpoints.ts';
import type { Method, Route } from './routes.ts';
import type {
  Game as GameSchema,
  Winner as WinnerSchema,
  Vendor as VendorSchema,
} from './lobby/index.ts';
import type { MemberInfo as MemberInfoSchema } from './member/index.ts';
import type { Wallet as WalletSchema } from './cashier/index.ts';

export { commonErrors, errorCatalogue, type ErrorCode } from './errors.ts';
export {
  allowedElements,
  droppedElements,
  LINK_REL,
  MOST_DEEP,
  safeAttribute,
} from './base/html.ts';
export { emailPattern, LONGEST_EMAIL } from './base/email.ts';
export { firstRoutes } from './base/first-routes.ts';
export { routes } from './routes.ts';
export type { EndpointName, Method, Route };

/** An endpoint without such a part takes nothing there. */
type Part<N extends EndpointName, K extends string> =
  Endpoints[N]['request'] extends Record<K, infer S extends TSchema> ? Static<S> : undefined;

export type Params<N extends EndpointName> = Part<N, 'params'>;
export type Query<N extends EndpointName> = Part<N, 'query'>;
export type Body<N extends EndpointName> = Part<N, 'body'>;
/** What an encrypted body decrypts to. */
export type Payload<N extends EndpointName> = Part<N, 'payload'>;
export type Reply<N extends EndpointName> = Static<Endpoints[N]['reply']>;
export type Failure<N extends EndpointName> =
  Endpoints[N] extends Record<'failure', infer S extends TSchema> ? Static<S> : null;

export type Game = Static<typeof GameSchema>;
export type Winner = Static<typeof WinnerSchema>;
export type Vendor = Static<typeof VendorSchema>;
export type MemberInfo = Static<typeof MemberInfoSchema>;
export type Wallet = Static<typeof WalletSchema>;

export interface FieldError {
  field: string;
  code: string;
  params?: Record<string, unknown>;
}

export interface Envelope<T> {
  success: boolean;
  value: T | null;
  /** Set when `success` is false; a newer platform may send one unknown here. */
  code?: string;
  message?: string;
  params?: Record<string, string | number>;
  errors?: FieldError[];
  traceId: string;
  serverTime: number;
}
