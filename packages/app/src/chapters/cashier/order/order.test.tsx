import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { orderOf, type DepositOrder } from '../../../testing/deposits.ts';
import {
  endedOrder,
  openOrder,
  orderAddress,
  orderHead,
  paidOrder,
  stageOf,
  startOrders,
  type OrderScene,
} from '../testing/order-page.ts';
import { openApp } from '../../../testing/render.tsx';
import { member } from '../../../testing/samples.ts';

let scene: OrderScene;
beforeEach(async () => {
  scene = await startOrders();
});

const facts = () =>
  Object.fromEntries(
    within(screen.getByRole('main'))
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

describe('how an order stands', () => {
  it.each<[string, DepositOrder, readonly [sum: string, state: string, line: string | RegExp]]>([
    [
      'created',
      orderOf({ status: 'created', nextStep: 'wait' }),
      ['₱500.00', 'Being prepared', 'We are asking the provider. This takes a moment.'],
    ],
    [
      'unclear',
      orderOf({ status: 'unclear', nextStep: 'wait' }),
      [
        '₱500.00',
        'No answer yet',
        'We have not heard from Pipit wallet yet. We keep asking; you need not pay again.',
      ],
    ],
    [
      'open',
      orderOf(),
      ['₱500.00', 'Waiting for payment', 'Waiting for Pipit wallet. You can leave this page.'],
    ],
    [
      'settling',
      orderOf({ status: 'settling', nextStep: 'wait' }),
      ['₱500.00', 'On its way', 'Pipit wallet has it. It comes by itself; you need not pay again.'],
    ],
    [
      'paid, less its fee',
      paidOrder({ fee: '15.00' }),
      ['₱485.00', 'In your wallet', '₱485.00 is in your wallet.'],
    ],
    [
      'paid late',
      endedOrder('paid', [stageOf('expired'), stageOf('credited', '500.00')], {
        received: '500.00',
        credited: '500.00',
      }),
      [
        '₱500.00',
        'In your wallet',
        /^₱500\.00 is in your wallet\. It came after the time was over/,
      ],
    ],
    [
      'paid with more than was ordered',
      endedOrder('paid', [stageOf('credited', '750.00')], {
        received: '750.00',
        credited: '750.00',
      }),
      ['₱750.00', 'In your wallet', /More came than the ₱500\.00 you ordered/],
    ],
    [
      'partly paid, with the rest to pay',
      orderOf({
        status: 'partly_paid',
        received: '250.00',
        credited: '250.00',
        nextStep: 'pay_rest',
      }),
      ['₱250.00', 'Partly paid', '₱250.00 of ₱500.00 arrived. Pay the rest or leave it.'],
    ],
    [
      'partly paid, for good',
      endedOrder('partly_paid', [stageOf('credited', '250.00')], {
        received: '250.00',
        credited: '250.00',
      }),
      ['₱250.00', 'Partly paid', '₱250.00 of ₱500.00 arrived.'],
    ],
    [
      'declined',
      endedOrder('failed', [stageOf('failed')], { reason: 'declined', nextStep: 'try_again' }),
      ['₱500.00', 'Not paid', 'Your bank said no. Nothing was taken.'],
    ],
    [
      'failed for want of money',
      endedOrder('failed', [stageOf('failed')], { reason: 'no_funds', nextStep: 'try_again' }),
      ['₱500.00', 'Not paid', 'There was not enough money there. Nothing was taken.'],
    ],
    [
      'failed without a reason',
      endedOrder('failed', [stageOf('failed')], { nextStep: 'try_again' }),
      ['₱500.00', 'Not paid', 'It did not work. Nothing was taken.'],
    ],
    [
      'expired',
      endedOrder('expired', [stageOf('expired')], { nextStep: 'try_again' }),
      ['₱500.00', 'Run out', 'The time to pay is over. Nothing was taken.'],
    ],
    [
      'cancelled',
      endedOrder('cancelled', [stageOf('cancelled')], { nextStep: 'try_again' }),
      ['₱500.00', 'Cancelled', 'It was cancelled. Nothing was taken.'],
    ],
    [
      'reversed',
      endedOrder('reversed', [stageOf('credited', '500.00'), stageOf('reversed', '500.00')]),
      ['₱500.00', 'Taken back', 'Your bank took this deposit back.'],
    ],
    [
      'reversed and won',
      endedOrder('reversed', [stageOf('reversed', '500.00'), stageOf('won', '500.00')]),
      ['₱500.00', 'Taken back', /and then gave it back/],
    ],
    [
      'sent back',
      endedOrder('returned', [stageOf('held', '500.00'), stageOf('returned', '500.00')]),
      ['₱500.00', 'Sent back', 'It was sent back to where it came from.'],
    ],
    [
      'of a kind that nobody here knows',
      orderOf({ status: 'mislaid' as DepositOrder['status'], nextStep: 'wait' }),
      ['₱500.00', 'Being looked at', /^We have not heard from Pipit wallet yet/],
    ],
  ])('is said where it is %s', async (_, told, [sum, state, line]) => {
    scene.order = told;
    await openOrder();
    const said = await orderHead();
    said.getByText(sum);
    said.getByText(state);
    expect(await said.findByText(line)).toBeDefined();
  });

  it('tells what has come of it, and what it was, with a reference to copy', async () => {
    scene.order = endedOrder('paid', [stageOf('settling'), stageOf('credited', '500.00')], {
      fee: '15.00',
      received: '500.00',
      credited: '500.00',
    });
    const { user } = await openOrder();
    const course = within(await screen.findByRole('region', { name: 'What happened' }));
    expect(course.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Ordered/),
      expect.stringMatching(/^Ready to be paid/),
      expect.stringMatching(/^Payment seen/),
      expect.stringMatching(/^Into your wallet.*₱500\.00$/),
    ]);
    expect(facts()).toMatchObject({
      'Way to pay': 'Pipit wallet',
      'You pay': '₱500.00',
      Fee: '₱15.00',
      Arrived: '₱500.00',
      'In your wallet': '₱485.00',
    });
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy the reference' }));
    expect(navigator.clipboard.writeText).toHaveBeenCalledWith('D-71');
  });

  it('tells of money that could not be credited, without saying why', async () => {
    scene.order = endedOrder('expired', [stageOf('held', '500.00')], { received: '500.00' });
    await openOrder();
    const held = within(
      await screen.findByRole('region', { name: 'Part of it is not in your wallet' }),
    );
    expect(
      held.getByText(/^Money arrived that could not be put into your wallet\. It stays yours/),
    ).toBeDefined();
  });

  it.each([
    ['credit_card', 'Credit cards may not be used here', /^It came from a credit card\./],
    ['unknown_card', 'A card of this kind may not be used here', /^The card does not say whether/],
    [
      'other_payer',
      'It has to come from an account of your own',
      /^The account that it came from is not in your name\./,
    ],
  ] as const)('tells why money was sent back for its %s [RG-33]', async (reason, title, line) => {
    scene.order = endedOrder(
      'returned',
      [stageOf('held', '500.00'), stageOf('returned', '500.00')],
      {
        received: '500.00',
        reason,
        nextStep: 'try_again',
      },
    );
    await openOrder();
    const notice = within(await screen.findByRole('region', { name: title }));
    expect(notice.getByText(line)).toBeDefined();
    (await orderHead()).getByText('Sent back');
    expect(screen.getByRole('link', { name: 'Choose another way' })).toBeDefined();
  });

  it('believes nothing that the address says', async () => {
    scene.order = endedOrder('failed', [stageOf('failed')], {
      reason: 'declined',
      nextStep: 'try_again',
    });
    await openApp({
      at: `${orderAddress}&status=paid&amount=9000&redirect_status=succeeded`,
      session: member,
    });
    (await orderHead()).getByText('Not paid');
    expect(screen.queryByText(/9,000/)).toBeNull();
  });
});
