import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { openLine, type LiveLine } from '@livery/web/testing/live-line';
import { connected } from '#kernel/live/connected.ts';
import { afternoon, methodOf, methodsOf, orderOf } from '../../../testing/deposits.ts';
import {
  offline,
  Refusal,
  silence,
  startPlatform,
  type Platform,
} from '../../../testing/platform.ts';
import { here, openApp } from '../../../testing/render.tsx';
import { member, memberInfo, wallet } from '../../../testing/samples.ts';

const { leaveFor } = vi.hoisted(() => ({ leaveFor: vi.fn<(address: string) => void>() }));
vi.mock('#kernel/leave-for.ts', () => ({ leaveFor }));

type Order = Reply<'depositOrder'>;
type Stage = Order['stages'][number];

let platform: Platform;
let order: Order;

const at = '/m/voucherCenter?order=71';
const stage = (name: Stage['stage'], amount?: string): Stage => ({
  at: afternoon + 60_000,
  stage: name,
  ...(amount === undefined ? {} : { amount }),
});
/** An order that nothing is to be done for any more. */
const ended = (
  status: Order['status'],
  stages: readonly Stage[],
  more: Partial<Order> = {},
): Order => {
  const { nextStep: _next, action: _action, ...rest } = orderOf();
  return { ...rest, status, stages: [...rest.stages, ...stages], ...more };
};

beforeEach(async () => {
  leaveFor.mockReset();
  order = orderOf();
  platform = await startPlatform();
  platform.on('wallet', () => wallet('1234.5'));
  platform.on('memberInfo', () => memberInfo);
  platform.on('depositMethods', () =>
    methodsOf({
      methods: [
        methodOf(),
        methodOf({ id: 'qr', rail: 'qr', name: 'TernQR' }),
        methodOf({ id: 'crypto', rail: 'crypto', name: 'Glim coin' }),
      ],
    }),
  );
  platform.on('depositOrder', () => order);
});

const open = () => openApp({ at, session: member });
const main = () => within(screen.getByRole('main'));
const head = async () => within(await screen.findByRole('region', { name: 'Deposit' }));
const facts = () =>
  Object.fromEntries(
    main()
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

describe('how an order stands', () => {
  it.each<[string, Order, readonly [sum: string, state: string, line: string | RegExp]]>([
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
      ended('paid', [stage('credited', '500.00')], {
        fee: '15.00',
        received: '500.00',
        credited: '500.00',
      }),
      ['₱485.00', 'In your wallet', '₱485.00 is in your wallet.'],
    ],
    [
      'paid late',
      ended('paid', [stage('expired'), stage('credited', '500.00')], {
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
      ended('paid', [stage('credited', '750.00')], { received: '750.00', credited: '750.00' }),
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
      ended('partly_paid', [stage('credited', '250.00')], {
        received: '250.00',
        credited: '250.00',
      }),
      ['₱250.00', 'Partly paid', '₱250.00 of ₱500.00 arrived.'],
    ],
    [
      'declined',
      ended('failed', [stage('failed')], { reason: 'declined', nextStep: 'try_again' }),
      ['₱500.00', 'Not paid', 'Your bank said no. Nothing was taken.'],
    ],
    [
      'failed for want of money',
      ended('failed', [stage('failed')], { reason: 'no_funds', nextStep: 'try_again' }),
      ['₱500.00', 'Not paid', 'There was not enough money there. Nothing was taken.'],
    ],
    [
      'failed without a reason',
      ended('failed', [stage('failed')], { nextStep: 'try_again' }),
      ['₱500.00', 'Not paid', 'It did not work. Nothing was taken.'],
    ],
    [
      'expired',
      ended('expired', [stage('expired')], { nextStep: 'try_again' }),
      ['₱500.00', 'Run out', 'The time to pay is over. Nothing was taken.'],
    ],
    [
      'cancelled',
      ended('cancelled', [stage('cancelled')], { nextStep: 'try_again' }),
      ['₱500.00', 'Cancelled', 'It was cancelled. Nothing was taken.'],
    ],
    [
      'reversed',
      ended('reversed', [stage('credited', '500.00'), stage('reversed', '500.00')]),
      ['₱500.00', 'Taken back', 'Your bank took this deposit back.'],
    ],
    [
      'reversed and won',
      ended('reversed', [stage('reversed', '500.00'), stage('won', '500.00')]),
      ['₱500.00', 'Taken back', /and then gave it back/],
    ],
    [
      'sent back',
      ended('returned', [stage('held', '500.00'), stage('returned', '500.00')]),
      ['₱500.00', 'Sent back', 'It was sent back to where it came from.'],
    ],
    [
      'of a kind that nobody here knows',
      orderOf({ status: 'mislaid' as Order['status'], nextStep: 'wait' }),
      ['₱500.00', 'Being looked at', /^We have not heard from Pipit wallet yet/],
    ],
  ])('is said where it is %s', async (_, told, [sum, state, line]) => {
    order = told;
    await open();
    const said = await head();
    said.getByText(sum);
    said.getByText(state);
    expect(await said.findByText(line)).toBeDefined();
  });

  it('tells what has come of it, and what it was, with a reference to copy', async () => {
    order = ended('paid', [stage('settling'), stage('credited', '500.00')], {
      fee: '15.00',
      received: '500.00',
      credited: '500.00',
    });
    const { user } = await open();
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
    order = ended('expired', [stage('held', '500.00')], { received: '500.00' });
    await open();
    const held = within(
      await screen.findByRole('region', { name: 'Part of it is not in your wallet' }),
    );
    expect(
      held.getByText(/^Money arrived that could not be put into your wallet\. It stays yours/),
    ).toBeDefined();
  });

  it('believes nothing that the address says', async () => {
    order = ended('failed', [stage('failed')], { reason: 'declined', nextStep: 'try_again' });
    await openApp({
      at: `${at}&status=paid&amount=9000&redirect_status=succeeded`,
      session: member,
    });
    (await head()).getByText('Not paid');
    expect(screen.queryByText(/9,000/)).toBeNull();
  });
});

describe('what is to be done', () => {
  it('leads to the page of the provider', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Go to Pipit wallet' }));
    expect(leaveFor).toHaveBeenCalledWith('https://pay.test/checkout/71');
  });

  it('shows a code with its sum, its reference and the time it holds', async () => {
    platform.runAhead(3_600_000);
    order = orderOf({
      methodId: 'qr',
      action: { type: 'qr', payload: 'tern:71', expiresAt: Date.now() + 3_600_000 + 90_000 },
    });
    await open();
    await screen.findByRole('heading', { name: 'To pay: ₱500.00' });
    screen.getByRole('img', { name: 'Code to pay ₱500.00' });
    // By the clock of the platform, an hour ahead of this one.
    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^0?1:[0-3]\d$/));
    screen.getByRole('button', { name: 'Save the picture' });
  });

  it('veils a code that has run out, and orders another one for the same sum', async () => {
    order = orderOf({
      methodId: 'qr',
      action: { type: 'qr', payload: 'tern:71', expiresAt: Date.now() - 1_000 },
    });
    platform.on('deposit', () => ({ orderId: '72', reference: 'D-72', status: 'open' }));
    const { user } = await open();
    const anew = await screen.findByRole('button', { name: 'New code' });
    expect(screen.queryByRole('img', { name: /^Code/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save the picture' })).toBeNull();
    await user.click(anew);
    await waitFor(() => expect(here()).toBe('/m/voucherCenter?order=72'));
    expect(platform.calls('deposit')[0]?.body).toEqual({
      methodId: 'qr',
      amount: '500.00',
      expectedCredit: '500.00',
    });
  });

  it('has what is typed elsewhere in rows to copy, and says of coins on which network they go', async () => {
    order = orderOf({
      methodId: 'crypto',
      action: {
        type: 'instructions',
        lines: [
          { label: 'Network', value: 'Glimmer' },
          { label: 'Address', value: 'glim1abcdefghijklmnopqrstuvwxyz0123456789' },
        ],
        copy: 'glim1abcdefghijklmnopqrstuvwxyz0123456789',
      },
    });
    const { user } = await open();
    await screen.findByText(/^Send it on the network that is named here/);
    screen.getByText('Glimmer');
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy: Address' }));
    expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
      'glim1abcdefghijklmnopqrstuvwxyz0123456789',
    );
  });

  it('asks for the rest alone of what has come in part', async () => {
    order = orderOf({
      status: 'partly_paid',
      received: '250.00',
      credited: '250.00',
      nextStep: 'pay_rest',
      action: {
        type: 'instructions',
        lines: [{ label: 'Bank', value: 'Larkfield' }],
        copy: 'BW-1',
      },
    });
    await open();
    await screen.findByRole('heading', { name: 'To pay: ₱250.00' });
    expect(screen.getByText('BW-1')).toBeDefined();
  });

  it('offers another way where it did not work, and presses nobody [RG-28]', async () => {
    order = ended('failed', [stage('failed')], { reason: 'declined', nextStep: 'try_again' });
    await open();
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Choose another way' });
    expect(link.pathname + link.search).toBe('/m/voucherCenter');
    expect(main().queryByRole('button', { name: 'Cancel this deposit' })).toBeNull();
  });

  it('cancels what nobody has paid, and shows what came of it', async () => {
    platform.on('cancelDeposit', () =>
      ended('cancelled', [stage('cancelled')], { nextStep: 'try_again' }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Cancel this deposit' }));
    expect(await (await head()).findByText('Cancelled')).toBeDefined();
  });

  it('reads anew what was over before it could be cancelled', async () => {
    const { user } = await open();
    const cancel = await screen.findByRole('button', { name: 'Cancel this deposit' });
    platform.on('cancelDeposit', () => {
      order = ended('paid', [stage('credited', '500.00')], {
        received: '500.00',
        credited: '500.00',
      });
      return new Refusal('order.final');
    });
    await user.click(cancel);
    expect(await (await head()).findByText('₱500.00 is in your wallet.')).toBeDefined();
  });
});

describe('news of it', () => {
  it('is shown as it is told, and nothing is asked for again and again meanwhile', async () => {
    let line: LiveLine | undefined;
    platform.on('stream', () => {
      line = openLine();
      return line.response;
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await open();
      (await head()).getByText('Waiting for payment');
      await waitFor(() => expect(connected.get()).toBe(true));
      await vi.advanceTimersByTimeAsync(1_000);
      const asked = platform.calls('depositOrder').length;
      await vi.advanceTimersByTimeAsync(20_000);
      expect(platform.calls('depositOrder')).toHaveLength(asked);
      order = ended('paid', [stage('credited', '500.00')], {
        received: '500.00',
        credited: '500.00',
      });
      act(() => line?.send('order', { orderId: '71' }));
      await vi.advanceTimersByTimeAsync(1_000);
      expect((await head()).getByRole('status').textContent).toBe('₱500.00 is in your wallet.');
      expect(platform.calls('depositOrder')).toHaveLength(asked + 1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is asked for where nothing tells of it, until it is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await open();
      (await head()).getByText('Waiting for payment');
      order = ended('paid', [stage('credited', '500.00')], {
        received: '500.00',
        credited: '500.00',
      });
      await vi.advanceTimersByTimeAsync(6_000);
      expect(await (await head()).findByText('In your wallet')).toBeDefined();
      const asked = platform.calls('depositOrder').length;
      await vi.advanceTimersByTimeAsync(20_000);
      expect(platform.calls('depositOrder')).toHaveLength(asked);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is old where the line is cut: what was known stays, and says so', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await open();
      (await head()).getByText('Waiting for payment');
      platform.on('depositOrder', offline);
      await vi.advanceTimersByTimeAsync(6_000);
      await screen.findByText('No connection. This is how it stood when we last heard.');
      expect((await head()).getByText('Waiting for payment')).toBeDefined();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('what else there may be', () => {
  it('says that an order is not there, and leads to those that are', async () => {
    platform.on('depositOrder', () => new Refusal('order.missing'));
    await open();
    await screen.findByText('This deposit is not here');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'My deposits' });
    expect(link.pathname).toBe('/m/deposit/record');
  });

  it('shows bones while it waits', async () => {
    platform.on('depositOrder', silence);
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Deposit' });
    expect(main().queryByRole('region')).toBeNull();
  });

  it('asks again when nobody answers', async () => {
    platform.on('depositOrder', offline);
    const { user } = await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    platform.on('depositOrder', () => order);
    await user.click(again);
    expect((await head()).getByText('Waiting for payment')).toBeDefined();
  });

  it('is open to whoever is on a break, by the name that its way had', async () => {
    platform.on(
      'depositMethods',
      () => new Refusal('rg.timeout', { value: { until: Date.UTC(2030, 0, 1) } }),
    );
    await open();
    expect(
      await (await head()).findByText('Waiting for Pipit wallet. You can leave this page.'),
    ).toBeDefined();
    expect(here()).toBe(at);
  });
});
