import type { Reply } from '../../packages/contract/src/client.ts';

type Order = Reply<'depositOrder'>;

const minute = 60_000;
/** When it was ordered. */
const then = Date.UTC(2026, 10, 29, 6, 30);
const reference = 'D7K2Q9XH4TBM';

const base: Order = {
  orderId: '31',
  reference,
  status: 'open',
  methodId: 'by-hand',
  methodName: 'Transfer by hand',
  amount: '500.00',
  fee: '0.00',
  received: '0.00',
  credited: '0.00',
  createdAt: then,
  stages: [
    { at: then, stage: 'created' },
    { at: then, stage: 'open' },
  ],
  manual: { hasSlip: false },
};

const instructions: NonNullable<Order['action']> = {
  type: 'instructions',
  copy: reference,
  lines: [
    { label: 'Bank', value: 'Heronsgate Bank', what: 'bank' },
    { label: 'Holder', value: 'Aurora Leisure Inc.', what: 'holder' },
    { label: 'Account number', value: '0070 4471 2093', what: 'account' },
    { label: 'Reference', value: reference, what: 'reference' },
  ],
};

/** Nothing was sent yet. */
export const toPay: Order = {
  ...base,
  nextStep: 'pay',
  action: instructions,
  expiresAt: Date.UTC(2100, 0),
};

/** A person looks for it at the bank. */
export const sent: Order = {
  ...base,
  status: 'settling',
  nextStep: 'wait',
  stages: [...base.stages, { at: then + 20 * minute, stage: 'sent' }],
  manual: { hasSlip: true, sentAt: then + 20 * minute, usual: { seconds: 7_000 } },
};

/** They did not find it, and ask for a slip. */
export const asked: Order = {
  ...toPay,
  nextStep: 'send_slip',
  stages: [...sent.stages, { at: then + 90 * minute, stage: 'asked' }],
  manual: { hasSlip: false, sentAt: then + 20 * minute },
};

/** It never came. */
export const refused: Order = {
  ...base,
  status: 'failed',
  reason: 'not_received',
  nextStep: 'try_again',
  stages: [...sent.stages, { at: then + 180 * minute, stage: 'failed' }],
  manual: { hasSlip: true, sentAt: then + 20 * minute },
};
