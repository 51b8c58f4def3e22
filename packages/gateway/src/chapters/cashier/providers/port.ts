export type PaymentRail = 'card' | 'ewallet' | 'qr' | 'bank' | 'crypto';

/** Money that a member brings, or takes home. */
export type MoneyWay = 'in' | 'out';

/** What a provider can do at all; nobody asks it for anything else. */
export interface Abilities {
  readonly in: readonly PaymentRail[];
  readonly out: readonly PaymentRail[];
  readonly cancel: boolean;
  /** The ways money can be sent back along. */
  readonly sendBack: readonly PaymentRail[];
  /** By our own reference. Without it nothing leaves "unclear" but by people. */
  readonly lookUp: boolean;
  readonly settlement: boolean;
}

/**
 * How far a provider says that it is. Its word moves no money: what moved is in
 * the movements, and "finished" says only that it expects no more of them.
 */
export type Stage = 'open' | 'settling' | 'finished' | 'failed' | 'expired' | 'cancelled';

export type FailReason =
  | 'declined'
  | 'no_funds'
  | 'authentication'
  | 'account_closed'
  | 'invalid'
  | 'other';

/** What a card is paid from. */
export type CardFunding = 'debit' | 'credit' | 'prepaid';

export interface ProviderMovement {
  /** The provider's own, and never that of another movement: a credit rests on it for ever. */
  readonly id: string;
  readonly kind: 'capture' | 'refund' | 'chargeback' | 'won' | 'payout' | 'return';
  /** Minor units, above 0; the kind says which way. */
  readonly amount: bigint;
  readonly currency: string;
  /** The movement that this one undoes, where the provider says it. */
  readonly of?: string;
  readonly at: number;
  /** As their bank has them; what we told the provider ourselves says nothing. */
  readonly payer?: { readonly name?: string; readonly last4?: string };
  /** Of what came by card; nothing where the provider does not know. */
  readonly funding?: CardFunding;
}

/** What a provider says of one order of ours, at one time. */
export interface Fact {
  readonly reference: string;
  readonly providerRef: string;
  readonly stage: Stage;
  readonly movements: readonly ProviderMovement[];
  readonly reason?: FailReason;
  /** Until when a member may pay it. */
  readonly expiresAt?: number;
  readonly asOf: number;
}

interface Line {
  readonly label: string;
  readonly value: string;
  /** Where it is one of these, a page calls it in its own language. */
  readonly what?: 'bank' | 'holder' | 'account' | 'reference';
}

/** What a member has to do next. */
export type PayAction =
  | { readonly type: 'redirect'; readonly url: string }
  | { readonly type: 'qr'; readonly payload: string; readonly expiresAt: number }
  | { readonly type: 'instructions'; readonly lines: readonly Line[]; readonly copy: string }
  | { readonly type: 'form'; readonly fields: readonly string[] };

export interface OpenOrder {
  /** Ours, and the provider's key: the same order asked for twice is one. */
  readonly reference: string;
  readonly rail: PaymentRail;
  readonly amount: bigint;
  readonly currency: string;
  readonly payer: { readonly name: string };
  /** The code of the bank that its member chose, where the way to pay asks for one. */
  readonly bank?: string;
  /** Where the member comes back to. That they came back proves nothing. */
  readonly returnUrl: string;
}

export interface PaymentOpening {
  readonly fact: Fact;
  readonly action?: PayAction;
}

export interface PayoutOrder {
  readonly reference: string;
  readonly rail: PaymentRail;
  readonly amount: bigint;
  readonly currency: string;
  readonly to: { readonly name: string; readonly account: string };
}

/** What a webhook is about. It says no more: it is a hint to ask. */
export type EventName = {
  /** The provider's id of the event, the same each time it is told. */
  readonly id: string;
  readonly way: MoneyWay;
} & (
  | { readonly reference: string }
  /** News of a chargeback may know the provider's own name for the order alone. */
  | { readonly providerRef: string }
);

/**
 * Somebody who moves money. A call that throws `Declined` surely moved none; one
 * that throws anything else may have, and the order is unclear until `read` says.
 * Nothing of this is called inside a transaction.
 */
export interface PaymentProvider {
  readonly code: string;
  readonly can: Abilities;
  open(order: OpenOrder): Promise<PaymentOpening>;
  /** By our reference; nothing where the provider surely has no such order. */
  read(reference: string, way: MoneyWay): Promise<Fact | undefined>;
  /** What has become of it: too late is an answer, with the stage that came first. */
  cancel(reference: string): Promise<Fact>;
  /** The same key sends back once. */
  sendBack(movement: string, amount: bigint, key: string): Promise<Fact>;
  pay(payout: PayoutOrder): Promise<Fact>;
  /** Pure. Nothing where it is forged, stale or none of this provider's. */
  verify(raw: Buffer, headers: Headers, now: number): EventName | undefined;
  /** All movements of a day of the provider's, each once. */
  settled(day: string): AsyncIterable<ProviderMovement>;
}

/** Surely not taken: what was reserved for it may be given back. */
export class Declined extends Error {
  readonly reason: FailReason;
  constructor(reason: FailReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
