/**
 * Accounts and whose side they are on: a member’s has a balance that never
 * falls below zero, the house’s are summed when asked. The same table stands
 * in the database, and a test compares them.
 */
export const accountKinds = {
  /** What a member plays with and may take out. */
  cash: 'member',
  /** Practice credits. */
  purse: 'member',
  /** What lies at a vendor’s. */
  vendor: 'member',
  /** Given to play with, one a grant. */
  bonus: 'member',
  /** What is on its way out. */
  held: 'member',
  /** What an agent put in envelopes, one a rain. */
  pot: 'member',
  /** Pays and takes at games. */
  house: 'house',
  /** What a payment provider has taken in and paid out for us. */
  psp: 'house',
  /** What a provider has taken in and nobody may have yet. */
  suspense: 'house',
  promo: 'house',
  fee: 'house',
  loss: 'house',
  adjust: 'house',
  /** What agents are paid from. */
  commission: 'house',
} as const;

export type AccountKind = keyof typeof accountKinds;

export type HouseKind = {
  [Kind in AccountKind]: (typeof accountKinds)[Kind] extends 'house' ? Kind : never;
}[AccountKind];

/** What a transfer is of; the records show each under its name. */
export type TransferKind =
  | 'bet'
  | 'win'
  | 'rollback'
  | 'practice'
  | 'transfer'
  | 'deposit'
  /** Of a provider’s, that nobody may have yet. */
  | 'receipt'
  | 'sent_back'
  | 'chargeback'
  | 'chargeback_won'
  /** Asked for, and held. */
  | 'withdraw'
  | 'withdraw_paid'
  /** Held, and not paid. */
  | 'withdraw_back'
  /** Paid, and sent back by the bank. */
  | 'withdraw_returned'
  /** What was given to play with became cash. */
  | 'bonus'
  /** Given to play with. */
  | 'bonus_granted'
  /** Given up, run out or ended: it goes back to the house. */
  | 'bonus_ended'
  /** What an agent has of the play of their line, and what was wrong about it. */
  | 'rebate'
  | 'rebateCorrection'
  /** By contracts of agents. */
  | 'salary'
  | 'hourPay'
  | 'dividend'
  /** From an agent to somebody right below. */
  | 'agentTransfer'
  /** Into envelopes and out of them, and what nobody took. */
  | 'redRain'
  | 'redRainBack'
  /** By people who agreed that a balance was wrong. */
  | 'correction'
  /** What a provider holds or does not, and nobody can say why. */
  | 'written_off';
