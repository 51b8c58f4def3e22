import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderOf, type DepositOrder } from '../../../testing/deposits.ts';
import { openOrder, orderHead, startOrders, type OrderScene } from '../testing/order-page.ts';

let scene: OrderScene;
beforeEach(async () => {
  scene = await startOrders();
});

const toPay = (more: Partial<DepositOrder> = {}): DepositOrder =>
  orderOf({
    methodId: 'manual',
    methodName: 'Transfer by hand',
    reference: 'D7K2Q9XH4TBM',
    action: {
      type: 'instructions',
      copy: 'D7K2Q9XH4TBM',
      lines: [
        { label: 'Bank', value: 'Heronsgate Bank', what: 'bank' },
        { label: 'Account number', value: '0070 4471 2093', what: 'account' },
        { label: 'Reference', value: 'D7K2Q9XH4TBM', what: 'reference' },
      ],
    },
    manual: { hasSlip: false },
    expiresAt: Date.UTC(2026, 11, 2, 8, 30),
    ...more,
  });

/** After it was paid: there is nothing to copy any more. */
const sent = (more: Partial<DepositOrder> = {}): DepositOrder => {
  const { action: _, ...rest } = toPay({
    status: 'settling',
    nextStep: 'wait',
    manual: { hasSlip: true, sentAt: Date.UTC(2026, 10, 29, 9), usual: { seconds: 7_000 } },
  });
  return { ...rest, ...more };
};

describe('a deposit by hand', () => {
  it('says where to pay, takes the word that it is sent, and waits for a person [RT-20]', async () => {
    scene.order = toPay();
    const said: unknown[] = [];
    scene.platform.on('depositSent', (request) => {
      said.push(request);
      scene.order = sent();
      return scene.order;
    });
    const { user } = await openOrder();
    (await orderHead()).getByText(/^Pay at your bank with the details below/);
    const pay = within(screen.getByRole('region', { name: 'To pay: ₱500.00' }));
    for (const line of ['Heronsgate Bank', '0070 4471 2093', 'D7K2Q9XH4TBM']) pay.getByText(line);
    pay.getByRole('button', { name: 'Copy: Reference to write' });
    const form = within(screen.getByRole('form', { name: 'Have you sent it?' }));
    form.getByText(/^You have until .*2/);
    await user.type(form.getByLabelText(/^Name of whoever sent it/), 'Nova Reyes');
    await user.click(form.getByRole('button', { name: 'I have sent it' }));
    const head = await orderHead();
    expect(
      await head.findByText(/^A person looks for it at the bank\..* Most take no longer than 2/),
    ).toBeDefined();
    expect(said).toHaveLength(1);
    expect(screen.queryByRole('form', { name: 'Have you sent it?' })).toBeNull();
  });

  it('wants the slip that was asked for, and nothing else', async () => {
    scene.order = sent({ nextStep: 'send_slip', manual: { hasSlip: false } });
    let count = 0;
    scene.platform.on('depositSent', () => {
      count += 1;
      scene.order = sent();
      return scene.order;
    });
    const { user } = await openOrder();
    (await orderHead()).getByText(/need a picture of your slip/);
    const form = within(screen.getByRole('form', { name: 'Please add the slip' }));
    await user.click(form.getByRole('button', { name: 'Send the slip' }));
    form.getByText('Add a picture of the slip.');
    expect(count).toBe(0);
  });

  it.each([
    ['not_received', 'We looked for it at the bank, and it has not arrived.'],
    ['slip_invalid', 'The slip does not show this payment.'],
  ] as const)('is refused with a reason: %s', async (reason, line) => {
    scene.order = sent({ status: 'failed', reason, nextStep: 'try_again' });
    await openOrder();
    (await orderHead()).getByText(line);
    expect(screen.getByRole('link', { name: 'Choose another way' })).toBeDefined();
  });
});
