import type { Kysely } from 'kysely';
import type { Database } from './database/schema.ts';
import type { Texts } from './database/tables/column.ts';
import type { Tx } from './database/transact.ts';
import type { EndedSessions, RenewedSession } from './session.ts';
import type { Merchant } from './sites/merchants.ts';

export interface OpenedAccount {
  readonly merchant: Merchant;
  readonly memberId: bigint;
}

/** With what was ticked when it was opened. */
export interface AccountOpening extends OpenedAccount {
  readonly language: string;
  readonly now: number;
  /** Who opened it for somebody below them, with what it is and earns. */
  readonly openedBy?: AccountOpener;
}

interface AccountOpener {
  readonly agentId: bigint;
  readonly kind: 'agent' | 'member';
  /** Millionths, by category. */
  readonly rates: Readonly<Record<string, number>>;
}

export interface PaymentPasswordSet extends OpenedAccount {
  /** With the old one, for the first time, or without what was forgotten. */
  readonly how: 'changed' | 'first' | 'reset';
  readonly now: number;
}

/** Another mailbox or phone opens the account from now on. */
export interface ContactSet extends OpenedAccount {
  readonly now: number;
}

export interface MemberBar extends OpenedAccount {
  readonly kind: 'timeout' | 'exclusion';
  /** From when on it adds to what barred them before. */
  readonly from: number;
  /** Null: without an end. */
  readonly until: number | null;
  readonly now: number;
}

export interface DepositCredit extends OpenedAccount {
  readonly orderId: bigint;
  /** In all of this order, by now. */
  readonly credited: bigint;
  readonly now: number;
}

export interface TakenOffer extends OpenedAccount {
  readonly promotionId: bigint;
  /** Of the member: some offers are for others. */
  readonly type: number;
  readonly now: number;
}

/** What the owner of an account is to read of it. */
export interface OwnersLetter {
  readonly merchant: Merchant;
  readonly memberId: bigint;
  /** Plain text, by language. */
  readonly titles: Texts;
  /** HTML, by language. */
  readonly contents: Texts;
  readonly now: number;
}

/**
 * What chapters tell the others, without knowing them: `app.ts` says who hears. The hearer works in the teller's transaction, so that both
 * happen or neither (ADR 30).
 */
export interface AccountEvents {
  sessionsEnded(db: Kysely<Database>, ended: EndedSessions, now: number): Promise<void>;
  sessionRenewed(tx: Tx, renewed: RenewedSession): Promise<void>;
  accountOpened(tx: Tx, opened: AccountOpening): Promise<void>;
  /** First of all in the transaction that sets it: who hears takes the guard. */
  paymentPasswordSet(tx: Tx, set: PaymentPasswordSet): Promise<void>;
  /** First of all in the transaction that sets it, as with a payment password. */
  contactSet(tx: Tx, set: ContactSet): Promise<void>;
  ownerTold(tx: Tx, letter: OwnersLetter): Promise<void>;
  /** By whoever holds the guard. */
  memberBarred(tx: Tx, barred: MemberBar): Promise<void>;
  /** With a deposit that is ordered, by whoever holds the guard: one that is none refuses the order. */
  offerTaken(tx: Tx, offer: TakenOffer): Promise<void>;
  /** By whoever holds the guard. */
  depositCredited(tx: Tx, deposit: DepositCredit): Promise<void>;
}
