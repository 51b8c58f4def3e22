import type { Reply } from '@livery/contract/client';

type Methods = Reply<'depositMethods'>;
export type DepositOrder = Reply<'depositOrder'>;
type Method = Methods['methods'][number];

/** Half past four in the afternoon in Manila. */
export const afternoon = Date.UTC(2026, 10, 29, 8, 30);

export const methodOf = (more: Partial<Method> = {}): Method => ({
  id: 'ewallet',
  kind: 'gateway',
  rail: 'ewallet',
  name: 'Pipit wallet',
  min: '50.00',
  max: '50000.00',
  fee: { fixed: '0.00', percent: '0.00' },
  presets: ['200.00', '500.00', '1000.00'],
  ...more,
});

/** Two ways to pay, no limit, and nothing that is asked first. */
export const methodsOf = (more: Partial<Methods> = {}): Methods => ({
  methods: [
    methodOf(),
    methodOf({
      id: 'card',
      rail: 'card',
      name: 'Card',
      min: '100.00',
      fee: { fixed: '15.00', percent: '1.50' },
    }),
  ],
  prompt: false,
  ...more,
});

/** An order that waits for whoever made it. */
export const orderOf = (more: Partial<DepositOrder> = {}): DepositOrder => ({
  orderId: '71',
  reference: 'D-71',
  status: 'open',
  methodId: 'ewallet',
  methodName: 'Pipit wallet',
  amount: '500.00',
  fee: '0.00',
  received: '0.00',
  credited: '0.00',
  createdAt: afternoon,
  stages: [
    { at: afternoon, stage: 'created' },
    { at: afternoon + 1_000, stage: 'open' },
  ],
  nextStep: 'pay',
  action: { type: 'redirect', url: 'https://pay.test/checkout/71' },
  ...more,
});
