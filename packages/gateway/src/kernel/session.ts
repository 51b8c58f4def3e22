import type { PlayBar } from './sites/policy/barred.ts';
import type { Merchant } from './sites/merchants.ts';

/** Who is signed in, as far as a request needs to know. */
export interface Session {
  readonly idHash: Buffer;
  /** What its member calls it; stays where the id is renewed. */
  readonly handle: string;
  readonly memberId: bigint;
  readonly account: string;
  readonly type: number;
  /** Let in by a password for one use: a new one may be set without the old. */
  readonly mayResetPassword: boolean;
  /** Until then nothing else is answered. */
  readonly mustChangePassword: boolean;
  /** What bars its member from play; their money stays theirs. */
  readonly barred?: PlayBar;
  /** The version of the terms that holds, where its member has yet to accept it. */
  readonly termsOwed?: number;
}

/** Both halves that a browser shows; neither works without the other. */
export interface SessionProof {
  /** From the cookie. */
  readonly id: string;
  /** From the `Authorization` header. */
  readonly token: string;
}

/**
 * Asked for every request: whose session it is, nobody’s, or one that another
 * took the place of. What only reads may be told what was so a moment ago.
 */
export type Identify = (
  merchant: Merchant,
  proof: SessionProof,
  now: number,
  isRead: boolean,
) => Promise<Session | 'replaced' | null>;

/** One session, or all of a member. */
export type EndedSessions =
  | { readonly merchant: string; readonly loginHash: Buffer }
  | { readonly merchant: string; readonly memberId: bigint };

/** The same session under another id. */
export interface RenewedSession {
  readonly merchant: string;
  readonly from: Buffer;
  readonly to: Buffer;
}
