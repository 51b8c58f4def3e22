import type { Tx } from '../../database/transact.ts';
import type { Mail, Sms } from '../sender.ts';
import type { RowKey } from './rows.ts';

export type Outgoing =
  | { readonly kind: 'sms'; readonly message: Sms }
  | { readonly kind: 'mail'; readonly message: Mail };

/** What is only worked out when it is sent, so that an answer does not wait for it. */
export interface Pending {
  readonly kind: Outgoing['kind'];
  readonly step: string;
  readonly data: Readonly<Record<string, string>>;
}

/** Works a pending message out, in a transaction with its row; undefined where there is none to send. */
export type Step = (
  tx: Tx,
  merchant: string,
  data: Pending['data'],
  now: number,
) => Promise<Outgoing | undefined>;

export interface Draft {
  readonly merchant: string;
  readonly content: Outgoing | Pending;
  /** A new one takes the place of an older one that has not left. */
  readonly topic: string;
  /** When there is no use in it any more. */
  readonly expiresAt: number;
}

export const outcomes = ['sent', 'failed', 'given up'] as const;
export type Outcome = (typeof outcomes)[number];

/** Messages that survive the gateway that decided them. */
export interface Outbox {
  /** In the transaction that decides it. Held, it waits for `sendHeld` of the same gateway first. */
  write(tx: Tx, draft: Draft, isHeld?: boolean): Promise<RowKey>;
  /** After the commit: what is due leaves at once. */
  wake(): void;
  /** Sends what was held; a failure takes it away and is the caller’s to tell. */
  sendHeld(held: RowKey): Promise<void>;
  /** How often this gateway has seen which end. */
  tally(kind: Outgoing['kind'], outcome: Outcome): number;
  /** Waits for what is being sent. */
  close(): Promise<void>;
}
