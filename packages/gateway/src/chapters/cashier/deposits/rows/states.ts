/**
 * How far a deposit is. A provider’s word may only raise the rank, up to 4;
 * what is above follows from movements alone. The same tables stand in the
 * database, and a test compares them.
 */
export const depositRanks = {
  created: 0,
  /** Our request got no clear answer. */
  unclear: 1,
  open: 2,
  settling: 3,
  failed: 4,
  expired: 4,
  cancelled: 4,
  partly_paid: 5,
  paid: 6,
  /** Charged back, be it won later. */
  reversed: 7,
  returned: 7,
} as const;

export type DepositState = keyof typeof depositRanks;

export const depositSteps: Readonly<Record<DepositState, string>> = {
  created: 'unclear open settling failed expired cancelled partly_paid paid reversed returned',
  unclear: 'open settling failed expired cancelled partly_paid paid reversed returned',
  open: 'settling failed expired cancelled partly_paid paid reversed returned',
  settling: 'failed expired cancelled partly_paid paid reversed returned',
  failed: 'partly_paid paid reversed returned',
  expired: 'partly_paid paid reversed returned',
  cancelled: 'partly_paid paid reversed returned',
  partly_paid: 'paid reversed returned',
  paid: 'reversed returned',
  reversed: '',
  returned: '',
};

/** From where nothing more is expected, though a movement may still come. */
const LAST_TOLD = 4;

export const isFinal = (state: DepositState): boolean =>
  depositRanks[state] >= LAST_TOLD && state !== 'partly_paid';

/** Further on, or as it was: nothing goes back. */
export const raised = (state: DepositState, next: DepositState): DepositState =>
  depositRanks[next] > depositRanks[state] ? next : state;
