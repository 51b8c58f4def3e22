import type { Reply } from '../../packages/contract/src/client.ts';

type Methods = Reply<'depositMethods'>;
type Order = Reply<'depositOrder'>;
type Stage = Order['stages'][number];

const minute = 60_000;
/** When all of it was ordered. */
const then = Date.UTC(2026, 10, 29, 6, 30);

const fee = { fixed: '0.00', percent: '0.00' };
const presets = ['200.00', '500.00', '1000.00', '2000.00', '5000.00', '10000.00'];
const way = { kind: 'gateway' as const, max: '50000.00', fee, presets };

/** Ways to pay as the demo has them. What can become of an order is more than a recording finds. */
const usual: Methods = {
  methods: [
    { ...way, id: 'ewallet', rail: 'ewallet', name: 'Pipit wallet', min: '50.00' },
    { ...way, id: 'qr', rail: 'qr', name: 'TernQR', min: '50.00' },
    { ...way, id: 'card', rail: 'card', name: 'Card', min: '100.00' },
    { ...way, id: 'bank', kind: 'bank', rail: 'bank', name: 'Larkfield bank', min: '200.00' },
    { ...way, id: 'crypto', rail: 'crypto', name: 'Glim coin', min: '500.00' },
  ],
  room: {
    amount: '1500.00',
    limitType: 'deposit',
    period: '24h',
    resetAt: Date.UTC(2026, 10, 29, 16),
  },
  prompt: false,
};

let offered = usual;

/** What a story changes of what is offered, until it is over. */
export function offer(more: Partial<Methods>): () => void {
  offered = { ...usual, ...more };
  return () => {
    offered = usual;
  };
}

export const depositMethods = (): Methods => offered;

const stages = (...list: readonly (readonly [Stage['stage'], amount?: string])[]): Stage[] =>
  list.map(([stage, amount], index) => {
    const at = then + index * minute;
    return amount === undefined ? { at, stage } : { at, stage, amount };
  });

const order = (id: number, more: Partial<Order>): Order => ({
  orderId: `${id}`,
  reference: `D-6f1c0${id}ae-2b7d-4a3c-9e51-0c8f4d2b7a66`,
  status: 'open',
  methodId: 'ewallet',
  methodName: 'Pipit wallet',
  amount: '500.00',
  fee: '0.00',
  received: '0.00',
  credited: '0.00',
  createdAt: then,
  stages: stages(['created'], ['open']),
  ...more,
});

const whole = { received: '500.00', credited: '500.00' } as const;
const address = 'glim1q7x9d3k5m8s2w4v6n0j1h3g5f7d9s0a2z4x6c8';

const list: readonly Order[] = [
  order(1, { nextStep: 'pay', action: { type: 'redirect', url: 'https://pay.invalid/1' } }),
  order(2, {
    methodId: 'qr',
    methodName: 'TernQR',
    nextStep: 'pay',
    // Longer than anybody looks at it.
    action: { type: 'qr', payload: 'tern:pay/2', expiresAt: Date.now() + 28 * minute },
  }),
  order(3, {
    methodId: 'qr',
    methodName: 'TernQR',
    nextStep: 'pay',
    action: { type: 'qr', payload: 'tern:pay/3', expiresAt: then },
  }),
  order(4, {
    methodId: 'crypto',
    methodName: 'Glim coin',
    nextStep: 'pay',
    action: {
      type: 'instructions',
      lines: [
        { label: 'Network', value: 'Glimmer' },
        { label: 'Address', value: address },
        { label: 'Amount', value: '500.00 GLIM' },
      ],
      copy: address,
    },
  }),
  order(5, { status: 'unclear', nextStep: 'wait', stages: stages(['created'], ['unclear']) }),
  order(6, {
    status: 'settling',
    nextStep: 'wait',
    stages: stages(['created'], ['open'], ['settling']),
  }),
  order(7, {
    ...whole,
    status: 'paid',
    stages: stages(['created'], ['open'], ['settling'], ['credited', '500.00']),
  }),
  order(8, {
    status: 'partly_paid',
    methodId: 'bank',
    methodName: 'Larkfield bank',
    received: '250.00',
    credited: '250.00',
    nextStep: 'pay_rest',
    stages: stages(['created'], ['open'], ['credited', '250.00']),
    action: {
      type: 'instructions',
      lines: [
        { label: 'Bank', value: 'Larkfield Bank' },
        { label: 'Account number', value: '4410 0072 9915' },
        { label: 'Reference', value: 'BW-4E9E-2F14' },
      ],
      copy: 'BW-4E9E-2F14',
    },
  }),
  order(9, {
    status: 'failed',
    reason: 'declined',
    nextStep: 'try_again',
    stages: stages(['created'], ['open'], ['failed']),
  }),
  order(10, {
    status: 'expired',
    nextStep: 'try_again',
    stages: stages(['created'], ['open'], ['expired']),
  }),
  order(11, {
    status: 'cancelled',
    nextStep: 'try_again',
    stages: stages(['created'], ['open'], ['cancelled']),
  }),
  order(12, {
    ...whole,
    status: 'reversed',
    stages: stages(['created'], ['open'], ['credited', '500.00'], ['reversed', '500.00']),
  }),
  order(13, {
    status: 'returned',
    received: '500.00',
    stages: stages(['created'], ['open'], ['held', '500.00'], ['returned', '500.00']),
  }),
  order(14, {
    ...whole,
    status: 'paid',
    stages: stages(['created'], ['open'], ['expired'], ['credited', '500.00']),
  }),
];

/** The order at an address: each stands another way. */
export const depositOrder = (path: string): Order | undefined =>
  list.find(({ orderId }) => orderId === path.split('/').at(-1));

export const depositRecords: Reply<'depositRecords'> = {
  list: list.map(
    ({ stages: _stages, nextStep: _next, action: _action, reason: _why, ...row }) => row,
  ),
  pageNum: 1,
  totalPages: 1,
};
