import { screen, waitFor } from '@testing-library/react';
import type { Reply } from '@livery/contract/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { offline, startPlatform, type Platform } from '../../testing/platform.ts';
import { wallet } from '../../testing/samples.ts';

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('wallet', () => wallet('1234.567'));
});

/** A page that has just been loaded, with what the device remembers. */
async function openPage() {
  vi.resetModules();
  const { renderPart, toasts } = await import('../../testing/render.tsx');
  const { WalletBalance } = await import('./components/wallet-balance.tsx');
  const { WalletAmount } = await import('./components/wallet-amount.tsx');
  const { user } = await renderPart(
    <>
      <WalletBalance userName="maria" />
      <WalletAmount userName="maria" />
    </>,
  );
  return { user, toasts };
}

const toggle = () => screen.getByRole('button', { name: /^Balance/ });
const refresh = () => screen.getByRole('button', { name: 'Refresh balance' });

it('shows no figure before the platform has told one', async () => {
  const slow = Promise.withResolvers<Reply<'wallet'>>();
  platform.on('wallet', () => slow.promise);
  await openPage();
  expect(toggle().textContent).toContain('₱*.**');
  slow.resolve(wallet('5'));
  await waitFor(() => expect(toggle().textContent).toContain('₱5.00'));
});

it('cuts the balance to two places, and never rounds it up [HM-26, ST-03]', async () => {
  await openPage();
  await waitFor(() => expect(toggle().textContent).toContain('₱1,234.56'));
});

it('hides every digit when asked to, everywhere, and stores the choice [HM-27, ST-17, ST-25]', async () => {
  const { user } = await openPage();
  await waitFor(() => expect(toggle().textContent).toContain('₱1,234.56'));
  await user.click(toggle());
  expect(toggle().textContent).toContain('₱*,***.**');
  expect(screen.getByRole('status').textContent).toBe('₱*,***.**');
  expect(localStorage.getItem('balanceHidden')).toBe('1');
  await user.click(toggle());
  expect(screen.getByRole('status').textContent).toBe('₱1,234.56');
  expect(localStorage.getItem('balanceHidden')).toBe('0');
});

it('is hidden from the start where it was hidden before [HM-27]', async () => {
  localStorage.setItem('balanceHidden', '1');
  await openPage();
  await waitFor(() => expect(toggle().textContent).toContain('₱*,***.**'));
  expect(document.body.textContent).not.toMatch(/\d/);
});

it('is masked while it is fetched again, and cannot be asked for twice [HM-28, ST-25]', async () => {
  const { user } = await openPage();
  await waitFor(() => expect(toggle().textContent).toContain('₱1,234.56'));
  const slow = Promise.withResolvers<Reply<'wallet'>>();
  platform.on('wallet', () => slow.promise);
  await user.click(refresh());
  await waitFor(() => expect(toggle().textContent).toContain('₱*,***.**'));
  expect(refresh()).toHaveProperty('disabled', true);
  slow.resolve(wallet('99'));
  await waitFor(() => expect(toggle().textContent).toContain('₱99.00'));
});

it('says where the money lies once some of it lies at a studio, and hides that with the rest (part of CA-20)', async () => {
  vi.resetModules();
  const { WalletPanel } = await import('./components/wallet-panel.tsx');
  const { renderPart } = await import('../../testing/render.tsx');
  platform.on('memberWallet', () => ({
    ...wallet('1234.567'),
    cash: '1000.00',
    wallets: [
      { vendor: 'NPL', displayName: 'North Pole', balance: '234.56' },
      { vendor: 'KR', displayName: 'Kestrel', balance: '0.00' },
    ],
  }));
  const { user } = await renderPart(<WalletPanel userName="maria" />);
  await screen.findByText('North Pole');
  const shown = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(shown()).toEqual(['₱1,000.00', '₱234.56']);
  await user.click(screen.getByRole('button', { name: 'Hide balance' }));
  expect(shown()).toEqual(['₱*,***.**', '₱***.**']);
  expect(screen.getByRole('status').textContent).toBe('₱*,***.**');
});

it('has no list of wallets where all of it lies in one', async () => {
  vi.resetModules();
  const { WalletPanel } = await import('./components/wallet-panel.tsx');
  const { renderPart } = await import('../../testing/render.tsx');
  platform.on('memberWallet', () => ({
    ...wallet('5'),
    wallets: [{ vendor: 'KR', displayName: 'Kestrel', balance: '0.00' }],
  }));
  await renderPart(<WalletPanel userName="maria" />);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('₱1,234.56'));
  await waitFor(() => expect(platform.calls('memberWallet')).toHaveLength(1));
  expect(screen.queryAllByRole('definition')).toEqual([]);
});

it('says when it cannot be fetched, keeps the last figure, and can be asked again', async () => {
  const { user, toasts } = await openPage();
  await waitFor(() => expect(toggle().textContent).toContain('₱1,234.56'));
  platform.on('wallet', offline);
  await user.click(refresh());
  await waitFor(() => expect(toasts()).toMatch(/No connection/));
  expect(toggle().textContent).toContain('₱1,234.56');
  expect(refresh()).toHaveProperty('disabled', false);
  expect(platform.calls('wallet')).toHaveLength(4);
});
