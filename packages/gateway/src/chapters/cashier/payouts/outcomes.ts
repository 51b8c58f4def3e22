import type { PayoutState } from './rows/states.ts';

/** What becomes of a payout of 100.00 out of a wallet of 10,000.00. */
export interface PayoutOutcome {
  readonly code: string;
  readonly state: PayoutState;
  readonly paid: string;
  /** What of it is in the wallet again. */
  readonly returned: string;
  /** In the wallet at the end. */
  readonly wallet: string;
  /** Titles of the letters, the first first. */
  readonly letters: readonly string[];
  /** The record; whether it was seen on its way, or unclear, is a matter of who was faster. */
  readonly stages: string;
}

const PAID = 'Your withdrawal was paid';
const whole = {
  state: 'paid',
  paid: '100.00',
  returned: '0.00',
  wallet: '9900.00',
  letters: [PAID],
} as const;

/** Of each of the ways in which a payout can go, where it ends: nothing is held of any. */
export const payoutOutcomes: readonly PayoutOutcome[] = [
  { code: 'payout_paid', ...whole, stages: 'requested approved sending paid' },
  { code: 'payout_slow', ...whole, stages: 'requested approved sending paid' },
  {
    code: 'payout_refused',
    state: 'failed',
    paid: '0.00',
    returned: '100.00',
    wallet: '10000.00',
    letters: ['Your withdrawal could not be paid'],
    stages: 'requested approved sending failed',
  },
  {
    code: 'payout_answer_lost',
    ...whole,
    stages: 'requested approved sending paid',
  },
  {
    code: 'payout_in_part',
    state: 'partly_paid',
    paid: '50.00',
    returned: '50.00',
    wallet: '9950.00',
    letters: ['A part of your withdrawal was paid'],
    stages: 'requested approved sending partly_paid',
  },
  {
    code: 'payout_returned',
    state: 'returned',
    paid: '100.00',
    returned: '100.00',
    wallet: '10000.00',
    letters: [PAID, 'Your bank sent a withdrawal back'],
    stages: 'requested approved sending paid returned',
  },
];
