import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { openLine } from '@livery/web/testing/live-line';
import { startPlatform, type Platform } from '../../../testing/platform.ts';
import { openApp } from '../../../testing/render.tsx';
import { games, member, wallet } from '../../../testing/samples.ts';

let platform: Platform;

const evening = Date.UTC(2026, 0, 5, 20, 30);

beforeEach(async () => {
  platform = await startPlatform();
});

describe('transactions', () => {
  const path = '/m/transaction/record?startDate=2026-01-01&endDate=2026-01-07';
  const transactions: Reply<'transactions'> = {
    list: [
      {
        id: '3',
        type: 'deposit',
        amount: '500.00',
        balance: '1500.00',
        at: evening,
        orderId: '71',
      },
      { id: '2', type: 'bet', amount: '-20.00', balance: '1000.00', at: evening - 1000 },
      { id: '1', type: 'dreamt-up', amount: '1.00', balance: '1020.00', at: evening - 2000 },
    ],
    pageNum: 1,
    totalPages: 1,
    footer: { in: '501.00', out: '20.00' },
  };
  beforeEach(() => platform.on('transactions', () => transactions));

  const list = async () => within(await screen.findByRole('list', { name: 'Transactions' }));

  it('shows what came and what went, and the way of the balance', async () => {
    await openApp({ at: path, session: member });
    const found = (await list()).getAllByRole('button').map((row) => row.textContent);
    expect(found).toEqual([
      expect.stringMatching(/^Deposit4:30.AM\+₱500\.00₱1,500\.00$/),
      expect.stringMatching(/^Stake4:29.AM−₱20\.00₱1,000\.00$/),
      expect.stringMatching(/^Other4:29.AM\+₱1\.00₱1,020\.00$/),
    ]);
    screen.getByRole('img', { name: 'The balance went from ₱1,020.00 to ₱1,500.00' });
    const sums = screen.getAllByRole('definition').map((one) => one.textContent);
    expect(sums).toEqual(['₱501.00', '₱20.00']);
  });

  it('leads from a movement to what it came of', async () => {
    const { user } = await openApp({ at: path, session: member });
    await user.click((await list()).getByRole('button', { name: /^Deposit/ }));
    const link = await screen.findByRole('link', { name: 'Open the deposit' });
    expect(link.getAttribute('href')).toBe('/m/voucherCenter?order=71');
  });

  it('narrows by kinds in the address; a chip stands for several of the platform', async () => {
    const { user } = await openApp({ at: path, session: member });
    await list();
    await user.click(screen.getByRole('radio', { name: 'Games' }));
    await waitFor(() =>
      expect(platform.calls('transactions').at(-1)?.query).toMatchObject({
        types: 'bet,win,rollback',
      }),
    );
    expect(new URLSearchParams(location.search).get('types')).toBe('bet,win,rollback');
  });

  it('has what only agents get for agents alone', async () => {
    await openApp({ at: path, session: member });
    await list();
    expect(screen.queryByRole('radio', { name: 'As an agent' })).toBeNull();
  });

  it('shows an agent their own by the address that their menu has', async () => {
    await openApp({ at: '/m/transaction/record?types=A', session: { ...member, type: 41 } });
    await list();
    expect(screen.getByRole('radio', { name: 'As an agent' })).toHaveProperty('checked', true);
    expect(platform.calls('transactions')[0]?.query).toMatchObject({ types: 'A' });
  });

  it('opens a movement to all that is known of it', async () => {
    const { user } = await openApp({ at: path, session: member });
    await user.click((await list()).getByRole('button', { name: /^Deposit/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Transaction' }));
    expect(sheet.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      expect.stringMatching(/^Jan 6, 2026, 4:30:00.AM$/),
      '₱1,500.00',
      expect.stringContaining('3'),
    ]);
  });

  it('asks for a list that was left anew once money has moved, and not before', async () => {
    const line = openLine();
    platform.on('stream', () => line.response);
    platform.on('wallet', () => wallet('100'));
    platform.on('hotGames', () => ({ list: games(1) }));
    platform.on('winners', () => ({ list: [] }));
    const home = async (balance: string) => {
      history.pushState(null, '', '/m/home');
      act(() => dispatchEvent(new PopStateEvent('popstate')));
      await screen.findByText(balance);
      // A list is left when what the page before it undoes is undone.
      await act(async () => {});
    };
    const back = async () => {
      act(() => history.back());
      await list();
    };
    await openApp({ at: path, session: member });
    await list();
    await home('₱100.00');
    await back();
    expect(platform.calls('transactions')).toHaveLength(1);

    await home('₱100.00');
    platform.on('wallet', () => wallet('250'));
    line.send('balance', { transactionId: '1' });
    await screen.findByText('₱250.00');
    await back();
    expect(platform.calls('transactions')).toHaveLength(2);
  });
});
