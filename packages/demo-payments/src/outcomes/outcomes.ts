import { RAILS, type Outcome } from './script.ts';

const paid = { after: 0, act: { do: 'capture', share: 'whole' } } as const;

/** Reversible by whoever paid, long after the money came. */
const REVERSIBLE = ['card', 'ewallet'] as const;
/** What a person types, or sends on their own: any sum may arrive, and at any time. */
const SENT_BY_HAND = ['qr', 'bank', 'crypto'] as const;
/** Where somebody answers at once, so not a chain of blocks. */
const AT_ONCE = ['card', 'ewallet', 'qr', 'bank'] as const;
const ANSWERED = ['card', 'ewallet', 'qr'] as const;

/** All that can become of a payment in and a payout. Times are seconds from the moment somebody acts. */
export const outcomes: readonly Outcome[] = [
  { code: 'paid', way: 'in', words: 'Paid at once', rails: AT_ONCE, steps: [paid] },
  {
    code: 'paid_after_30s',
    way: 'in',
    words: 'Paid after 30 seconds',
    rails: RAILS,
    steps: [{ ...paid, after: 30 }],
  },
  {
    code: 'settling_then_paid',
    way: 'in',
    words: 'In progress for 30 seconds, then paid',
    rails: RAILS,
    steps: [
      { after: 0, act: { do: 'process' } },
      { ...paid, after: 30 },
    ],
  },
  {
    code: 'declined',
    way: 'in',
    words: 'Declined',
    rails: ANSWERED,
    steps: [{ after: 0, act: { do: 'fail', reason: 'declined' } }],
  },
  {
    code: 'no_funds',
    way: 'in',
    words: 'Not enough money there',
    rails: ANSWERED,
    steps: [{ after: 0, act: { do: 'fail', reason: 'insufficient_funds' } }],
  },
  {
    code: 'three_ds_refused',
    way: 'in',
    words: 'Refused at the bank’s own page (3-D Secure)',
    rails: ['card'],
    steps: [{ after: 0, act: { do: 'fail', reason: 'authentication_failed' } }],
  },
  {
    code: 'expires',
    way: 'in',
    words: 'Nobody pays: runs out after a minute',
    rails: RAILS,
    lifetime: 60,
    steps: [],
  },
  {
    code: 'canceled_by_payer',
    way: 'in',
    words: 'Cancelled by the payer',
    rails: RAILS,
    steps: [{ after: 0, act: { do: 'cancel' } }],
  },
  {
    code: 'half_paid',
    way: 'in',
    words: 'Only half is paid',
    rails: SENT_BY_HAND,
    steps: [{ after: 0, act: { do: 'capture', share: 'half' } }],
  },
  {
    code: 'half_then_rest',
    way: 'in',
    words: 'Half is paid, and the rest 30 seconds later',
    rails: SENT_BY_HAND,
    steps: [
      { after: 0, act: { do: 'capture', share: 'half' } },
      { after: 30, act: { do: 'capture', share: 'rest' } },
    ],
  },
  {
    code: 'too_much',
    way: 'in',
    words: 'Half as much again is paid',
    rails: SENT_BY_HAND,
    steps: [{ after: 0, act: { do: 'capture', share: 'over' } }],
  },
  {
    code: 'paid_after_expiry',
    way: 'in',
    words: 'Runs out after a minute, and is paid half a minute later',
    rails: SENT_BY_HAND,
    lifetime: 60,
    steps: [{ ...paid, after: 90 }],
  },
  {
    code: 'paid_twice',
    way: 'in',
    words: 'Paid twice, 5 seconds apart',
    rails: RAILS,
    steps: [paid, { ...paid, after: 5 }],
  },
  {
    code: 'webhook_twice',
    way: 'in',
    words: 'Paid, and the merchant is told twice',
    rails: RAILS,
    telling: 'twice',
    steps: [paid],
  },
  {
    code: 'webhooks_disordered',
    way: 'in',
    words: 'Paid, and the merchant hears the last news first',
    rails: RAILS,
    telling: 'disordered',
    steps: [
      { after: 0, act: { do: 'process' } },
      { ...paid, after: 5 },
    ],
  },
  {
    code: 'webhook_lost',
    way: 'in',
    words: 'Paid, and the merchant is never told',
    rails: RAILS,
    telling: 'lost',
    steps: [paid],
  },
  {
    code: 'webhook_forged',
    way: 'in',
    words: 'Paid, and somebody forges news before the true one',
    rails: RAILS,
    telling: 'forged',
    steps: [paid],
  },
  {
    code: 'webhook_first',
    way: 'in',
    words: 'Paid, and told before the merchant’s request is answered',
    rails: RAILS,
    answer: 'late',
    steps: [paid],
  },
  {
    code: 'answer_500',
    way: 'in',
    words: 'The merchant’s request fails with 500, but was accepted, and paid',
    rails: RAILS,
    answer: 'error',
    steps: [paid],
  },
  {
    code: 'answer_lost',
    way: 'in',
    words: 'The merchant’s request is never answered, but was accepted, and paid',
    rails: RAILS,
    answer: 'never',
    steps: [paid],
  },
  {
    code: 'chargeback',
    way: 'in',
    words: 'Paid, and charged back after a minute',
    rails: REVERSIBLE,
    steps: [paid, { after: 60, act: { do: 'chargeback' } }],
  },
  {
    code: 'chargeback_won',
    way: 'in',
    words: 'Paid, charged back after a minute, and won a minute later',
    rails: REVERSIBLE,
    steps: [paid, { after: 60, act: { do: 'chargeback' } }, { after: 120, act: { do: 'win' } }],
  },
  {
    code: 'paid_by_credit',
    way: 'in',
    words: 'Paid with a credit card',
    rails: ['card'],
    card: 'credit',
    steps: [paid],
  },
  {
    code: 'paid_by_unknown_card',
    way: 'in',
    words: 'Paid with a card of which nobody says whether it is of credit',
    rails: ['card'],
    card: 'unknown',
    steps: [paid],
  },
  {
    code: 'paid_by_other',
    way: 'in',
    words: 'Paid by Odette Marlow, whoever that is',
    rails: AT_ONCE,
    payer: 'Odette Marlow',
    steps: [paid],
  },
  {
    code: 'payout_paid',
    way: 'out',
    words: 'Paid out after 2 seconds',
    rails: RAILS,
    steps: [
      { after: 0, act: { do: 'process' } },
      { after: 2, act: { do: 'pay', share: 'whole' } },
    ],
  },
  {
    code: 'payout_slow',
    way: 'out',
    words: 'Paid out after ten minutes',
    rails: RAILS,
    steps: [
      { after: 0, act: { do: 'process' } },
      { after: 600, act: { do: 'pay', share: 'whole' } },
    ],
  },
  {
    code: 'payout_refused',
    way: 'out',
    words: 'Refused: the account is closed',
    rails: RAILS,
    steps: [{ after: 0, act: { do: 'fail', reason: 'account_closed' } }],
  },
  {
    code: 'payout_answer_lost',
    way: 'out',
    words: 'The merchant’s request is never answered, but was accepted, and paid out',
    rails: RAILS,
    answer: 'never',
    steps: [{ after: 5, act: { do: 'pay', share: 'whole' } }],
  },
  {
    code: 'payout_in_part',
    way: 'out',
    words: 'Half is paid out and the rest refused',
    rails: RAILS,
    steps: [
      { after: 0, act: { do: 'process' } },
      { after: 5, act: { do: 'pay', share: 'half' } },
    ],
  },
  {
    code: 'payout_returned',
    way: 'out',
    words: 'Paid out, and sent back by the bank after a minute',
    rails: RAILS,
    steps: [
      { after: 0, act: { do: 'pay', share: 'whole' } },
      { after: 60, act: { do: 'return' } },
    ],
  },
];
