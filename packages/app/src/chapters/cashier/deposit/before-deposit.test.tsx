import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  amountField,
  chooseLayout,
  fillDeposit,
  openDeposit,
  payButton,
  startDeposits,
} from '../testing/deposit-page.ts';
import { methodsOf } from '../../../testing/deposits.ts';
import { offline, Refusal, silence, type Platform } from '../../../testing/platform.ts';
import { here, openApp, toasts } from '../../../testing/render.tsx';
import { memberInfo, merchant } from '../../../testing/samples.ts';

let platform: Platform;
beforeEach(async () => {
  platform = await startDeposits();
});

const main = () => within(screen.getByRole('main'));
const orders = () => platform.calls('deposit');

describe('what a limit leaves', () => {
  const room = (left: string) => ({
    amount: left,
    limitType: 'deposit' as const,
    period: '24h' as const,
    resetAt: Date.UTC(2026, 10, 29, 16),
  });

  it('is said, is the most that can be given, and leads to limits [RG-07, RG-09, BX-03, BX-05]', async () => {
    platform.on('depositMethods', () => methodsOf({ room: room('300.00') }));
    const user = await fillDeposit('300.01');
    screen.getByText('You can deposit ₱300.00 more today.');
    screen.getByText('Your limit leaves ₱300.');
    await user.click(payButton());
    expect(orders()).toEqual([]);
    const link = main().getByRole<HTMLAnchorElement>('link', { name: 'Limits' });
    expect(link.pathname).toBe('/m/limits');
  });

  it('may be nothing: no amount can be given, and it is said when it begins anew [RG-09, BX-05]', async () => {
    chooseLayout('0');
    platform.on('depositMethods', () => methodsOf({ room: room('0.00') }));
    await openDeposit();
    expect(await amountField()).toHaveProperty('disabled', true);
    const told = within(screen.getByRole('region', { name: 'Your deposit limit is used up' }));
    told.getByText(/Your limit starts again Mon, November 30.* 12:00.AM\./);
    told.getByRole('link', { name: 'Limits' });
    expect(payButton()).toHaveProperty('disabled', true);
  });
});

describe('before the first deposit', () => {
  it('asks for a limit first, and goes on where it is not wanted now [RG-06, BX-03]', async () => {
    let isDue = true;
    chooseLayout('0');
    platform.on('depositMethods', () => methodsOf({ prompt: isDue }));
    platform.on('answerPrompt', () => {
      isDue = false;
      return null;
    });
    const { user } = await openDeposit();
    const sheet = within(await screen.findByRole('dialog', { name: 'Before your first deposit' }));
    await user.click(sheet.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(platform.calls('answerPrompt')[0]?.body).toEqual({ answer: 'declined' });
  });

  it('leads to a limit on deposits where it is wanted [RG-05, RG-06]', async () => {
    chooseLayout('0');
    platform.on('depositMethods', () => methodsOf({ prompt: true }));
    platform.on('answerPrompt', () => null);
    const { user } = await openDeposit();
    const sheet = within(await screen.findByRole('dialog', { name: 'Before your first deposit' }));
    await user.click(sheet.getByRole('button', { name: 'Set a limit' }));
    await waitFor(() => expect(here()).toBe('/m/limits/set?type=deposit'));
    expect(platform.calls('answerPrompt')[0]?.body).toEqual({ answer: 'set' });
  });

  it('says that a limit is owed where it is asked for all the same', async () => {
    chooseLayout('0');
    platform.on('depositMethods', () => methodsOf({ prompt: true }));
    platform.on('answerPrompt', () => null);
    const { user } = await openDeposit();
    const sheet = within(await screen.findByRole('dialog', { name: 'Before your first deposit' }));
    await user.click(sheet.getByRole('button', { name: 'Not now' }));
    await sheet.findByText('The law here asks for a limit before the first deposit.');
    expect(sheet.queryByRole('button', { name: 'Not now' })).toBeNull();
  });

  it('keeps nobody: closed, it leads back and answers nothing [RG-28]', async () => {
    chooseLayout('0');
    platform.on('depositMethods', () => methodsOf({ prompt: true }));
    const { user } = await openDeposit();
    const sheet = within(await screen.findByRole('dialog', { name: 'Before your first deposit' }));
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(here()).toBe('/m/home'));
    expect(platform.calls('answerPrompt')).toEqual([]);
  });
});

describe('whose it is not', () => {
  it.each([
    [4, 'A trial account plays for no money. In an account of your own you can deposit.'],
    [40, 'Only accounts that play with their own money deposit.'],
    [41, 'Only accounts that play with their own money deposit.'],
    [42, 'Only accounts that play with their own money deposit.'],
  ])(
    'is said to accounts of type %i for two seconds, and asks nothing [RO-06, ST-24]',
    async (type, line) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      try {
        await openDeposit('/m/voucherCenter', type);
        await screen.findByText(line);
        await waitFor(() => expect(toasts()).toBe('Not for free play. Register to use it.'));
        await vi.advanceTimersByTimeAsync(1_000);
        expect(toasts()).toBe('Not for free play. Register to use it.');
        await vi.advanceTimersByTimeAsync(1_500);
        expect(toasts()).toBe('');
        expect(platform.calls('depositMethods')).toEqual([]);
      } finally {
        vi.useRealTimers();
      }
    },
  );

  it('sends a visitor to log in, and back', async () => {
    await openApp({ at: '/m/voucherCenter' });
    await screen.findByLabelText('Username');
    expect(here()).toBe('/m/login?redirect=%2Fm%2FvoucherCenter');
  });

  it('leads whoever is on a break to the page that says until when', async () => {
    platform.on(
      'depositMethods',
      () => new Refusal('rg.timeout', { value: { until: Date.UTC(2030, 0, 1) } }),
    );
    await openDeposit();
    await screen.findByRole('heading', { name: 'You are taking a break' });
    expect(here()).toBe(`/m/paused?kind=timeout&until=${Date.UTC(2030, 0, 1)}`);
  });

  it('says where the law asks who somebody is, before anything is filled in', async () => {
    chooseLayout('0');
    platform.on('memberInfo', () => memberInfo);
    expect(merchant.play.kycGate).toBe('beforeDeposit');
    await openDeposit();
    const told = within(
      await screen.findByRole('region', { name: 'We need to know who you are first' }),
    );
    told.getByRole('link', { name: 'Prove who you are' });
    expect(screen.queryByLabelText('Amount')).toBeNull();
  });
});

describe('what else there may be', () => {
  it('shows bones while it waits', async () => {
    platform.on('depositMethods', silence);
    await openDeposit();
    await screen.findByRole('heading', { level: 1, name: 'Deposit' });
    expect(main().queryByRole('button')).toBeNull();
  });

  it.each([
    ['nobody answers', offline],
    ['it is refused', () => new Refusal('system.busy')],
    ['it is of another form', () => ({ methods: [null] }) as never],
  ])('asks again when %s', async (_, answer) => {
    chooseLayout('0');
    platform.on('depositMethods', answer);
    const { user } = await openDeposit();
    const again = await screen.findByRole('button', { name: 'Try again' });
    platform.on('depositMethods', () => methodsOf());
    await user.click(again);
    expect(await amountField()).toBeDefined();
  });

  it('says that no way is open', async () => {
    platform.on('depositMethods', () => methodsOf({ methods: [] }));
    await openDeposit();
    expect(await screen.findByText('No way to pay is open now')).toBeDefined();
  });
});
