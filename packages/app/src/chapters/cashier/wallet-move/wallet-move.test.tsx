import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Body } from '@livery/contract';
import { offline, Refusal, startPlatform, type Platform } from '../../../testing/platform.ts';
import { openApp, toasts } from '../../../testing/render.tsx';
import { member } from '../../../testing/samples.ts';

let platform: Platform;
/** In cents, by where it lies. */
let lies: Record<string, number>;

const names: Record<string, string> = { NPL: 'North Pole', KR: 'Kestrel' };
const text = (cents: number): string => (cents / 100).toFixed(2);
const studios = () =>
  Object.entries(names).map(([vendor, displayName]) => ({
    vendor,
    displayName,
    balance: text(lies[vendor] ?? 0),
  }));

beforeEach(async () => {
  lies = { MAIN: 100_000, NPL: 23_456 };
  platform = await startPlatform();
  platform.on('memberWallet', () => ({
    sumBalance: text(Object.values(lies).reduce((sum, one) => sum + one, 0)),
    currency: 'PHP',
    cash: text(lies['MAIN'] ?? 0),
    bonus: '0.00',
    locked: '0.00',
    playable: text(lies['MAIN'] ?? 0),
    wallets: studios().filter(({ balance }) => balance !== '0.00'),
  }));
  platform.on('merchantWallets', () => ({ wallets: studios() }));
  platform.on('transfer', ({ body }) => {
    const { from, to, amount } = body as Body<'transfer'>;
    const cents = Math.round(Number(amount) * 100);
    lies[from] = (lies[from] ?? 0) - cents;
    lies[to] = (lies[to] ?? 0) + cents;
    return { transactionId: '1' };
  });
  platform.on('recall', () => {
    const amount = text(lies['NPL'] ?? 0);
    lies = { MAIN: (lies['MAIN'] ?? 0) + (lies['NPL'] ?? 0) };
    return { transactionIds: ['2'], amount };
  });
});

const open = () => openApp({ at: '/m/wallet', session: member });
const amountField = () => screen.findByRole('textbox', { name: 'Amount' });
const shown = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

it('shows where the money lies, and moves some of it to a studio and back [CA-20]', async () => {
  const { user } = await open();
  await user.type(await amountField(), '50');
  expect(shown()).toEqual(['₱1,000.00', '₱234.56']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Studio' }), 'Kestrel');
  await user.click(screen.getByRole('button', { name: 'Move ₱50.00' }));
  await waitFor(() => expect(toasts()).toBe('₱50.00 lies at Kestrel now.'));
  await waitFor(() => expect(shown()).toEqual(['₱950.00', '₱234.56', '₱50.00']));
  expect(platform.calls('transfer')[0]?.body).toEqual({ from: 'MAIN', to: 'KR', amount: '50' });

  await user.click(screen.getByRole('radio', { name: 'Back to me' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Studio' }), 'NPL');
  await user.click(screen.getByRole('radio', { name: /234\.56/ }));
  await user.click(screen.getByRole('button', { name: 'Move ₱234.56' }));
  await waitFor(() => expect(shown()).toEqual(['₱1,184.56', '₱50.00']));
});

it('takes no more than lies there, and asks for an amount', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Move' }));
  await screen.findByText('Give an amount.');
  await user.type(await amountField(), '1000.01');
  expect((await amountField()).ariaInvalid).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(platform.calls('transfer')).toEqual([]);
});

it('says why nothing was moved, and moves it once however often it is sent', async () => {
  const { user } = await open();
  platform.on('transfer', () => new Refusal('rg.limit_reached'));
  await user.type(await amountField(), '50');
  await user.click(screen.getByRole('button', { name: 'Move ₱50.00' }));
  await screen.findByText(/limit/i, { selector: '[role="alert"] *, [role="alert"]' });
  platform.on('transfer', offline);
  await user.click(screen.getByRole('button', { name: 'Move ₱50.00' }));
  await waitFor(() => expect(platform.calls('transfer')).toHaveLength(2));
  platform.on('transfer', () => ({ transactionId: '1' }));
  await user.click(await screen.findByRole('button', { name: 'Move ₱50.00' }));
  await waitFor(() => expect(platform.calls('transfer')).toHaveLength(3));
  const [refused, unheard, again] = platform
    .calls('transfer')
    .map(({ headers }) => headers['Idempotency-Key']);
  expect(unheard).not.toBe(refused);
  expect(again).toBe(unheard);
});

it('leads somebody who has to prove who they are to where they can', async () => {
  const { user } = await open();
  platform.on('transfer', () => new Refusal('kyc.required'));
  await user.type(await amountField(), '50');
  await user.click(screen.getByRole('button', { name: 'Move ₱50.00' }));
  const way = await screen.findByRole('link', { name: 'Prove who you are' });
  expect(way.getAttribute('href')).toBe('/m/kyc');
});

it('brings all of it back with one press', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Bring all of it back' }));
  await waitFor(() => expect(toasts()).toBe('₱234.56 is in your wallet.'));
  // All of it in one wallet needs no list.
  await waitFor(() => expect(screen.queryAllByRole('definition')).toEqual([]));
  expect(screen.queryByRole('button', { name: 'Bring all of it back' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Back to me' }));
  await screen.findByText(/Nothing lies at a studio/);
});

it('says that there is one wallet where the law wants it so', async () => {
  lies = { MAIN: 100_000 };
  platform.on('merchantWallets', () => ({ wallets: [] }));
  await open();
  await screen.findByText('One wallet for every game');
  expect(screen.queryByRole('button', { name: 'Move' })).toBeNull();
});

it('says when it could not be fetched, and asks again', async () => {
  platform.on('merchantWallets', offline);
  const { user } = await open();
  const again = await screen.findByRole('button', { name: /again/i });
  platform.on('merchantWallets', () => ({ wallets: studios() }));
  await user.click(again);
  expect(await amountField()).toHaveProperty('value', '');
});
