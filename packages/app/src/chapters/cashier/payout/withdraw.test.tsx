import { act, screen, waitFor, within } from '@testing-library/react';
import { openLine, type LiveLine } from '@livery/web/testing/live-line';
import { connected } from '#kernel/live/connected.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { optionsOf, instrumentOf, orderOf } from '../../../testing/payouts.ts';
import {
  offline,
  Refusal,
  silence,
  startPlatform,
  type Platform,
} from '../../../testing/platform.ts';
import { here, openApp, toasts } from '../../../testing/render.tsx';
import { member } from '../../../testing/samples.ts';

let platform: Platform;
let options = optionsOf();

beforeEach(async () => {
  options = optionsOf();
  platform = await startPlatform();
  platform.on('withdrawOptions', () => options);
});

const open = (search = '') => openApp({ at: `/m/withdraw${search}`, session: member });
const amount = () => screen.findByLabelText('Amount');
const sheet = async () => within(await screen.findByRole('dialog'));
const pin = async () => (await sheet()).getByLabelText('Payment password');

it('pays out to the account that is known, with an amount and six digits [RT-20]', async () => {
  platform.on('withdraw', () => ({ orderId: '31', reference: 'WD-7Q2M', status: 'approved' }));
  platform.on('withdrawOrder', () => orderOf({ status: 'approved' }));
  const { user } = await open();
  await user.type(await amount(), '500');
  screen.getByText('You get');
  await user.click(screen.getByRole('button', { name: 'Withdraw ₱500.00' }));
  await user.type(await pin(), '402913');
  await waitFor(() => expect(here()).toBe('/m/withdraw?order=31'));
  await screen.findByText('Your withdrawal is approved and being sent.');
  const [call] = platform.calls('withdraw');
  expect(call?.payload).toEqual({ cardId: '5', amount: '500', paymentPassword: '402913' });
  expect(JSON.stringify(call?.body)).not.toContain('402913');
});

it('offers all that there is, and no more than one order takes', async () => {
  options = optionsOf({ max: '1000.00' });
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: /1,000/ }));
  expect(screen.getByRole('button', { name: 'Withdraw ₱1,000.00' })).toBeTruthy();
});

it('says how often a wrong payment password may still be tried, and takes another', async () => {
  let tries = 0;
  platform.on('withdraw', () => {
    tries += 1;
    return tries === 1
      ? new Refusal('payment_password.wrong', { value: { attemptsLeft: 2 } as never })
      : { orderId: '31', reference: 'WD-7Q2M', status: 'review' };
  });
  platform.on('withdrawOrder', () => orderOf());
  const { user } = await open();
  await user.type(await amount(), '500');
  await user.click(screen.getByRole('button', { name: 'Withdraw ₱500.00' }));
  await user.type(await pin(), '111222');
  await screen.findByText('That is not it. 2 tries are left.');
  expect(await pin()).toHaveProperty('value', '');
  await user.type(await pin(), '402913');
  await waitFor(() => expect(here()).toBe('/m/withdraw?order=31'));
  const keys = platform.calls('withdraw').map(({ headers }) => headers['Idempotency-Key']);
  expect(new Set(keys).size).toBe(2);
});

it('asks again by the same key where nothing was heard, so that it is ordered once', async () => {
  platform.on('withdraw', () => offline());
  const { user } = await open();
  await user.type(await amount(), '500');
  await user.click(screen.getByRole('button', { name: 'Withdraw ₱500.00' }));
  await user.type(await pin(), '402913');
  await screen.findByText(/it is never ordered twice/);
  const first = platform.calls('withdraw').length;
  await user.type(await pin(), '402913');
  await waitFor(() => expect(platform.calls('withdraw').length).toBeGreaterThan(first));
  const keys = platform.calls('withdraw').map(({ headers }) => headers['Idempotency-Key']);
  expect(new Set(keys).size).toBe(1);
});

it('goes nowhere without an amount, and says so', async () => {
  const { user } = await open();
  await amount();
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  screen.getByText('Give an amount.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('says what stands before a payout, and where to go', () => {
  it.each([
    ['a payment password', { paymentPassword: 'unset' }, 'Set a payment password', 'Set it now'],
    [
      'a locked one',
      { paymentPassword: 'locked' },
      'Your payment password is locked',
      'Set it anew',
    ],
    ['an account', { instruments: [] }, 'Where should it go?', 'Add an account'],
  ] as const)('%s', async (_, more, title, way) => {
    options = optionsOf(more as Partial<typeof options>);
    await open();
    const told = within(await screen.findByRole('region', { name: title }));
    told.getByRole('link', { name: way });
    expect(screen.queryByLabelText('Amount')).toBeNull();
  });

  it('a wait after the payment password was set', async () => {
    options = optionsOf({ holdUntil: Date.UTC(2026, 10, 30, 4) });
    await open();
    await screen.findByText(/You can withdraw from Mon, November 30 at 12:00.PM\./);
    expect(screen.queryByLabelText('Amount')).toBeNull();
  });

  it('less than is ever paid out', async () => {
    options = optionsOf({ available: '12.00' });
    await open();
    await screen.findByText('Withdrawals begin at ₱200.00.');
    expect(screen.queryByLabelText('Amount')).toBeNull();
  });

  it('an account that is too new, which cannot be chosen', async () => {
    const usableAt = Date.UTC(2026, 10, 30, 4);
    options = optionsOf({ instruments: [instrumentOf({ state: 'new', usableAt })] });
    const { user } = await open();
    expect(await screen.findByRole('radio', { name: /^Larkfield/ })).toHaveProperty(
      'disabled',
      true,
    );
    await user.type(await amount(), '500');
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    screen.getByText('None of your accounts can be used yet.');
  });
});

it('leads whoever is not known yet to where they prove who they are [BX-15]', async () => {
  options = optionsOf({ kycRequired: 2 });
  await open();
  const told = within(await screen.findByRole('region', { name: 'We need to know you first' }));
  expect(screen.queryByLabelText('Amount')).toBeNull();
  const way = told.getByRole('link', { name: 'Prove who you are' });
  expect(way.getAttribute('href')).toBe('/m/kyc');
});

it('brings back what lies at vendors [ST-25]', async () => {
  options = optionsOf({ inVendors: '80.00' });
  platform.on('recall', () => {
    options = optionsOf({ available: '1320.50' });
    return { transactionIds: ['9'], amount: '80.00' };
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Bring back ₱80.00' }));
  await waitFor(() => expect(toasts()).toBe('₱80.00 is in your wallet.'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Bring back/ })).toBeNull());
});

it('shows a hold that falls on it while it is open', async () => {
  let line: LiveLine | undefined;
  platform.on('stream', () => {
    line = openLine();
    return line.response;
  });
  await open();
  await amount();
  await waitFor(() => expect(connected.get()).toBe(true));
  options = optionsOf({ holdUntil: Date.UTC(2026, 10, 30, 4) });
  act(() => line?.send('payout', { heldUntil: Date.UTC(2026, 10, 30, 4) }));
  await screen.findByRole('region', { name: 'Withdrawals wait for now' });
  expect(screen.queryByLabelText('Amount')).toBeNull();
});

it('tells a guest of free play in two seconds that nothing is paid out [AG-05]', async () => {
  await openApp({ at: '/m/withdraw', session: { ...member, type: 4 } });
  await screen.findByText('Practice money cannot be withdrawn');
  expect(platform.calls('withdrawOptions')).toEqual([]);
});

it('shows its bones until it knows, and can be asked again', async () => {
  platform.on('withdrawOptions', () => silence());
  await open();
  expect(screen.queryByLabelText('Amount')).toBeNull();
});

describe('an order', () => {
  it.each([
    ['review', {}, 'Being checked', 'Your withdrawal is being checked. You can leave this page.'],
    ['sent', {}, 'On its way', 'Your money is on its way to your account.'],
    ['unclear', {}, 'Waiting for an answer', /you need not order again/],
    ['paid', { paid: '500.00' }, 'Paid', '₱500.00 was paid to your account.'],
    [
      'partly_paid',
      { paid: '300.00', returned: '200.00' },
      'Paid in part',
      '₱300.00 was paid. ₱200.00 is back in your wallet.',
    ],
    [
      'refused',
      { reason: 'name' },
      'Not approved',
      '₱500.00 is back in your wallet. The account must be in your own name.',
    ],
    [
      'failed',
      { reason: 'account_closed' },
      'Did not work',
      '₱500.00 is back in your wallet. The account is closed. Choose another one.',
    ],
    [
      'returned',
      { returned: '500.00' },
      'Came back',
      'Your bank sent it back. ₱500.00 is in your wallet again.',
    ],
  ] as const)(
    '%s is told in words, and none takes it back [RG-28]',
    async (status, more, tag, line) => {
      const stages = [{ at: Date.UTC(2026, 10, 29, 4), stage: status }];
      platform.on('withdrawOrder', () => orderOf({ status, stages, ...more }));
      await open('?order=31');
      await screen.findByText(line);
      expect(screen.getAllByText(tag).length).toBeGreaterThan(0);
      expect(screen.queryByRole('button', { name: /cancel|take back|keep/i })).toBeNull();
    },
  );

  it('that nobody ordered says why it goes [RG-21]', async () => {
    platform.on('withdrawOrder', () => orderOf({ status: 'sent', byLaw: true }));
    await open('?order=31');
    const line = await screen.findByText(/^You have excluded yourself, so what was left/);
    expect(line).toBeDefined();
  });

  it('of nobody’s is said not to be there', async () => {
    platform.on('withdrawOrder', () => new Refusal('order.missing'));
    await open('?order=999');
    await screen.findByText('This withdrawal is not there');
    expect(screen.getByRole('link', { name: 'Earlier withdrawals' })).toBeTruthy();
  });
});
