import type { Reply } from '../../packages/contract/src/client.ts';

type Options = Reply<'withdrawOptions'>;
type Order = Reply<'withdrawOrder'>;
type Instrument = Options['instruments'][number];
type Stage = Order['stages'][number];

const minute = 60_000;
/** When all of it was ordered. */
const then = Date.UTC(2026, 10, 29, 6, 30);

const bank: Instrument = {
  cardId: '1',
  rail: 'bank',
  bank: 'Larkfield Bank',
  payeeName: 'Marisol Santos',
  last4: '9915',
  state: 'usable',
  inUse: false,
};
const wallet: Instrument = {
  ...bank,
  cardId: '2',
  rail: 'ewallet',
  bank: 'Pipit wallet',
  last4: '0042',
  state: 'new',
  usableAt: Date.UTC(2026, 10, 30, 6, 30),
};

/** Somebody who may pay out at once. */
const usual: Options = {
  instruments: [bank, wallet],
  rails: ['bank', 'ewallet'],
  min: '100.00',
  max: '50000.00',
  fee: { fixed: '15.00', percent: '0.00' },
  available: '12480.50',
  inVendors: '0.00',
  remainingTurnover: '0.00',
  paymentPassword: 'set',
  usual: { seconds: 240 },
};

let offered = usual;

/** What a story changes of what stands before a payout, until it is over. */
export function before(more: Partial<Options>): () => void {
  offered = { ...usual, ...more };
  return () => {
    offered = usual;
  };
}

export const withdrawOptions = (): Options => offered;

export const bankCards = (): Reply<'bankCards'> => ({
  list: [Object.assign({}, bank, { inUse: true }), wallet],
  most: 5,
  rails: ['bank', 'ewallet'],
});

const stages = (...list: readonly (readonly [Stage['stage'], amount?: string])[]): Stage[] =>
  list.map(([stage, amount], index) => {
    const at = then + index * minute;
    return amount === undefined ? { at, stage } : { at, stage, amount };
  });

const order = (id: number, more: Partial<Order> & Pick<Order, 'status' | 'stages'>): Order => ({
  orderId: `${id}`,
  reference: `W-6f1c0${id}ae-2b7d-4a3c-9e51-0c8f4d2b7a66`,
  cardId: '1',
  rail: 'bank',
  bank: bank.bank,
  last4: bank.last4,
  amount: '500.00',
  fee: '15.00',
  paid: '0.00',
  returned: '0.00',
  createdAt: then,
  ...more,
});

const list: readonly Order[] = [
  order(1, { status: 'review', nextStep: 'wait', stages: stages(['requested'], ['review']) }),
  order(2, {
    status: 'sent',
    nextStep: 'wait',
    stages: stages(['requested'], ['approved'], ['sending'], ['sent']),
  }),
  order(3, {
    status: 'unclear',
    nextStep: 'wait',
    stages: stages(['requested'], ['approved'], ['sending'], ['unclear']),
  }),
  order(4, {
    status: 'paid',
    paid: '500.00',
    stages: stages(['requested'], ['approved'], ['sending'], ['sent'], ['paid', '500.00']),
  }),
  order(5, {
    status: 'partly_paid',
    paid: '300.00',
    returned: '200.00',
    stages: stages(['requested'], ['approved'], ['sending'], ['partly_paid', '300.00']),
  }),
  order(6, {
    status: 'refused',
    reason: 'name',
    returned: '500.00',
    nextStep: 'change_card',
    stages: stages(['requested'], ['review'], ['refused', '500.00']),
  }),
  order(7, {
    status: 'failed',
    reason: 'account_closed',
    returned: '500.00',
    nextStep: 'change_card',
    stages: stages(['requested'], ['approved'], ['sending'], ['failed', '500.00']),
  }),
  order(8, {
    status: 'returned',
    paid: '500.00',
    returned: '485.00',
    nextStep: 'try_again',
    stages: stages(
      ['requested'],
      ['approved'],
      ['sending'],
      ['paid', '500.00'],
      ['returned', '485.00'],
    ),
  }),
];

/** The order at an address: each stands another way. */
export const withdrawOrder = (path: string): Order | undefined =>
  list.find(({ orderId }) => orderId === path.split('/').at(-1));

export const withdrawRecords: Reply<'withdrawRecords'> = {
  list: list.map(({ stages: _stages, nextStep: _next, reason: _why, ...row }) => row),
  pageNum: 1,
  totalPages: 1,
};
