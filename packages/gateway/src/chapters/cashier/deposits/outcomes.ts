import type { DepositState } from './rows/states.ts';

/** What becomes of a deposit of 100.00 by somebody whom no limit binds. */
export interface DepositOutcome {
  readonly code: string;
  /** A way to pay along which it can happen. */
  readonly rail: 'card' | 'ewallet' | 'qr' | 'bank' | 'crypto';
  readonly state: DepositState;
  readonly credited: string;
  /** In the wallet at the end. */
  readonly wallet: string;
  /** Titles of the letters, the first first. */
  readonly letters: readonly string[];
}

const CREDITED = 'Your deposit has arrived';
const whole = { state: 'paid', credited: '100.00', wallet: '100.00', letters: [CREDITED] } as const;
const none = { credited: '0.00', wallet: '0.00', letters: [] } as const;

/** Of each of the ways in which a deposit can go, where it ends: none waits in suspense. */
export const depositOutcomes: readonly DepositOutcome[] = [
  { code: 'paid', rail: 'card', ...whole },
  { code: 'paid_after_30s', rail: 'ewallet', ...whole },
  { code: 'settling_then_paid', rail: 'crypto', ...whole },
  { code: 'declined', rail: 'card', state: 'failed', ...none },
  { code: 'no_funds', rail: 'ewallet', state: 'failed', ...none },
  { code: 'three_ds_refused', rail: 'card', state: 'failed', ...none },
  { code: 'expires', rail: 'qr', state: 'expired', ...none },
  { code: 'canceled_by_payer', rail: 'bank', state: 'cancelled', ...none },
  {
    code: 'half_paid',
    rail: 'bank',
    state: 'partly_paid',
    credited: '50.00',
    wallet: '50.00',
    letters: [CREDITED],
  },
  { code: 'half_then_rest', rail: 'qr', ...whole, letters: [CREDITED, CREDITED] },
  { code: 'too_much', rail: 'crypto', ...whole, credited: '150.00', wallet: '150.00' },
  { code: 'paid_after_expiry', rail: 'qr', ...whole },
  {
    code: 'paid_twice',
    rail: 'card',
    ...whole,
    credited: '200.00',
    wallet: '200.00',
    letters: [CREDITED, CREDITED],
  },
  { code: 'webhook_twice', rail: 'card', ...whole },
  { code: 'webhooks_disordered', rail: 'ewallet', ...whole },
  { code: 'webhook_lost', rail: 'card', ...whole },
  { code: 'webhook_forged', rail: 'card', ...whole },
  { code: 'webhook_first', rail: 'qr', ...whole },
  { code: 'answer_500', rail: 'card', ...whole },
  { code: 'answer_lost', rail: 'bank', ...whole },
  {
    code: 'chargeback',
    rail: 'card',
    ...whole,
    state: 'reversed',
    wallet: '0.00',
    letters: [CREDITED, 'A deposit was taken back'],
  },
  {
    code: 'chargeback_won',
    rail: 'ewallet',
    ...whole,
    // It was taken back once, which nothing makes undone: the timeline tells of both.
    state: 'reversed',
    letters: [CREDITED, 'A deposit was taken back', 'A deposit stays with you after all'],
  },
  // Kept where the law lets it be; trials of the laws have what becomes of them elsewhere.
  { code: 'paid_by_credit', rail: 'card', ...whole },
  { code: 'paid_by_unknown_card', rail: 'card', ...whole },
  { code: 'paid_by_other', rail: 'ewallet', ...whole },
];
