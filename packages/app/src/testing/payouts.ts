import type { Reply } from '@livery/contract/client';

type Options = Reply<'withdrawOptions'>;
type Order = Reply<'withdrawOrder'>;
type Instrument = Options['instruments'][number];

export const instrumentOf = (more: Partial<Instrument> = {}): Instrument => ({
  cardId: '5',
  rail: 'bank',
  bank: 'Larkfield',
  payeeName: 'Marisol Reyes',
  last4: '4321',
  state: 'usable',
  inUse: false,
  ...more,
});

/** Somebody who may pay out at once, to one account. */
export const optionsOf = (more: Partial<Options> = {}): Options => ({
  instruments: [instrumentOf()],
  rails: ['bank', 'ewallet'],
  min: '200.00',
  max: '50000.00',
  fee: { fixed: '0.00', percent: '0.00' },
  available: '1240.50',
  inVendors: '0.00',
  remainingTurnover: '0.00',
  paymentPassword: 'set',
  ...more,
});

export const orderOf = (more: Partial<Order> = {}): Order => ({
  orderId: '31',
  reference: 'WD-7Q2M',
  status: 'review',
  cardId: '5',
  rail: 'bank',
  bank: 'Larkfield',
  last4: '4321',
  amount: '500.00',
  fee: '0.00',
  paid: '0.00',
  returned: '0.00',
  createdAt: Date.UTC(2026, 10, 29, 4),
  stages: [
    { at: Date.UTC(2026, 10, 29, 4), stage: 'requested' },
    { at: Date.UTC(2026, 10, 29, 4, 1), stage: 'review' },
  ],
  nextStep: 'wait',
  ...more,
});
