import type { OpenOrder, PaymentProvider, PayoutOrder } from '../port.ts';

/** What becomes of an order that is paid in, or how it is answered. */
export type PaymentSituation =
  | 'waits'
  | 'paid'
  | 'settling_then_paid'
  | 'declined'
  | 'no_funds'
  | 'half_then_rest'
  | 'too_much'
  | 'paid_twice'
  | 'paid_after_expiry'
  | 'charged_back_and_won'
  | 'error_but_accepted';

export type PayoutSituation = 'paid' | 'refused' | 'in_part' | 'returned';

/** What goes wrong between the adapter and its provider. */
export type Disturbance =
  /** Our key is not one of theirs. */
  | 'wrong_key'
  /** Nobody is there. */
  | 'not_reached'
  /** The request is taken on, and never answered. */
  | 'silent'
  /** A page comes back with 200, as of a proxy. */
  | 'page_for_an_answer'
  /** A page comes back with 403, as of a proxy: no word of the provider. */
  | 'page_for_a_refusal'
  /** The answer breaks off in the middle. */
  | 'cut_answer'
  /** The answer names another amount than was asked for. */
  | 'other_amount'
  /** Of what moved, an amount is no whole number. */
  | 'broken_amount'
  /** The status is a word that did not exist when the adapter was written. */
  | 'unknown_status';

export interface HeardNews {
  readonly raw: Buffer;
  readonly headers: Headers;
}

/** How whoever tests an adapter brings a case about. */
export interface Rehearsal {
  readonly provider: PaymentProvider;
  disturbed(disturbance: Disturbance): PaymentProvider;
  /** An order of which this will become, once it was opened. */
  order(situation: PaymentSituation): Promise<OpenOrder>;
  payout(situation: PayoutSituation): Promise<PayoutOrder>;
  /** Lets happen what happens at once, until halfway, or until nothing more does. */
  pass(until: 'start' | 'middle' | 'end'): Promise<void>;
  /** What the provider told of an order, as it arrived. */
  news(reference: string): Promise<HeardNews>;
  /** The adapter with each of the secrets alone, and with one that is none of them. */
  readonly withSecrets: {
    readonly each: readonly PaymentProvider[];
    readonly none: PaymentProvider;
  };
  /** The headers without which its news are nobody's. */
  readonly signedBy: readonly string[];
  /** Its signature says when, so that an old one does not count. */
  readonly isTimed: boolean;
  /** The day of the provider's list in which a movement of this time is. */
  dayOf(at: number): string;
}
