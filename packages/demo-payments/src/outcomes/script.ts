export const RAILS = ['card', 'ewallet', 'qr', 'bank', 'crypto'] as const;
export type Rail = (typeof RAILS)[number];

/** Money that comes to a merchant, or goes out from it. */
export type Way = 'in' | 'out';

export type FailReason =
  | 'declined'
  | 'insufficient_funds'
  | 'authentication_failed'
  | 'account_closed';

export type Act =
  | { readonly do: 'process' | 'cancel' | 'expire' | 'chargeback' | 'win' | 'return' }
  | { readonly do: 'fail'; readonly reason: FailReason }
  | { readonly do: 'capture'; readonly share: 'whole' | 'half' | 'rest' | 'over' }
  | { readonly do: 'pay'; readonly share: 'whole' | 'half' };

interface Step {
  /** Seconds from the moment somebody acts. */
  readonly after: number;
  readonly act: Act;
}

/** How the news of a payment reach the merchant, where not once and in order. */
export type Telling = 'twice' | 'disordered' | 'lost' | 'forged';

/** What a card is paid from, as far as the bank that gave it out says. */
export type Funding = 'debit' | 'credit' | 'prepaid' | 'unknown';

export interface Outcome {
  readonly code: string;
  readonly way: Way;
  /** What the panel on the page says. */
  readonly words: string;
  readonly rails: readonly Rail[];
  readonly steps: readonly Step[];
  /** How the request that creates it is answered, where not at once: only an outcome known by then can. */
  readonly answer?: 'late' | 'error' | 'never';
  readonly telling?: Telling;
  /** The kind of card, where it is not one of debit. */
  readonly card?: Funding;
  /** Whose account it is, where not that of whoever fills in the page. */
  readonly payer?: string;
  /** Seconds it can be paid, where not as long as its rail allows. */
  readonly lifetime?: number;
}
