/**
 * How far a payout is. Nothing of it goes back but to be looked at again, while
 * no provider has heard of it; the money does, when a provider or two people say
 * that it was not paid. The same tables stand in the database, and a test
 * compares them.
 */
export const payoutRanks = {
  requested: 0,
  /** Waits for a person. */
  review: 1,
  approved: 2,
  sending: 3,
  /** Our request got no clear answer. */
  unclear: 4,
  sent: 5,
  refused: 6,
  failed: 6,
  partly_paid: 7,
  paid: 8,
  returned: 9,
} as const;

export type PayoutState = keyof typeof payoutRanks;

export const payoutSteps: Readonly<Record<PayoutState, string>> = {
  requested: 'review approved',
  review: 'approved refused',
  approved: 'review sending',
  sending: 'unclear sent failed partly_paid paid returned',
  unclear: 'sent failed partly_paid paid returned',
  sent: 'failed partly_paid paid returned',
  refused: '',
  failed: '',
  partly_paid: 'returned',
  paid: 'returned',
  returned: '',
};

export const mayBecome = (former: PayoutState, next: PayoutState): boolean =>
  payoutSteps[former].split(' ').includes(next);

/** Of these the money is held, and they count as under way. */
export const openStates = [
  'requested',
  'review',
  'approved',
  'sending',
  'unclear',
  'sent',
] as const satisfies readonly PayoutState[];

export const isOpen = (state: PayoutState): boolean => payoutRanks[state] <= payoutRanks.sent;
