import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { Refusal, startPlatform, type Platform } from '../../../testing/platform.ts';
import { openApp, toasts } from '../../../testing/render.tsx';
import { member, wallet } from '../../../testing/samples.ts';

type Bonus = Reply<'bonus'>;
type Grant = NonNullable<Bonus['active']>;

const grant = (more: Partial<Grant> = {}): Grant => ({
  id: '7',
  promotionId: '3',
  title: 'Nine Lantern Week',
  state: 'active',
  amount: '300.00',
  balance: '281.50',
  wagered: '1240.00',
  required: '2580.00',
  madeAt: Date.parse('2026-11-20T00:00:00+08:00'),
  expiresAt: Date.parse('2026-12-04T12:00:00+08:00'),
  terms: {
    wagering: 5,
    minDeposit: '100.00',
    maxBonus: '300.00',
    days: 14,
    match: 0,
    cap: '1500.00',
    maxStake: '25.00',
    product: 'ALL',
    weights: [
      { type: 'RNG', percent: 100 },
      { type: '*', percent: 20 },
    ],
  },
  ...more,
});

let platform: Platform;
let live: Bonus;
let past: Reply<'bonusRecords'>['list'];

beforeEach(async () => {
  live = { cash: '1200.00', active: grant(), waiting: [] };
  past = [];
  platform = await startPlatform();
  platform.on('wallet', () => wallet('1200'));
  platform.on('bonus', () => live);
  platform.on('bonusRecords', () => ({ list: past, pageNum: 1, totalPages: 1 }));
});

const open = () => openApp({ at: '/m/bonus', session: member });
const factOf = (name: string) =>
  screen.getByText(name).closest('dt')?.parentElement?.querySelector('dd')?.textContent;

it('says how far it has come, what is left and all that it asks [MS-02] [BX-14]', async () => {
  await open();
  await screen.findByRole('heading', { name: 'Nine Lantern Week' });
  const bar = screen.getByRole('progressbar', { name: 'Played through' });
  expect(bar.getAttribute('aria-valuetext')).toBe('₱1,240.00 of ₱2,580.00');
  expect(
    ['Bonus left', 'Ends at', 'Largest stake meanwhile', 'Becomes cash, at most'].map(factOf),
  ).toEqual(['₱281.50', '2026/12/04', '₱25.00', '₱1,500.00']);
  expect(factOf('What counts')).toBe('Slots 100% · other games 20%');
});

it('gives it up after both amounts were shown, and by no single press [BX-14]', async () => {
  platform.on('giveUpBonus', () => {
    live = { cash: '1200.00', waiting: [] };
    return { given: '281.50' };
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Give it up: Nine Lantern Week' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Give this bonus up?' });
  within(dialog).getByText('₱281.50 of bonus go back to us. ₱1,200.00 of your own stay yours.');
  expect(platform.calls('giveUpBonus')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Give it up' }));
  await waitFor(() => expect(platform.calls('giveUpBonus')).toHaveLength(1));
  expect(platform.calls('giveUpBonus')[0]?.body).toEqual({ amount: '281.50' });
  await screen.findByText('No bonus right now');
});

it('shows what there is by now where a win came meanwhile, and gives nothing up unseen', async () => {
  platform.on('giveUpBonus', () => {
    live = { cash: '1200.00', active: grant({ balance: '400.00' }), waiting: [] };
    throw new Refusal('quote.changed', { value: { amount: '400.00' } as never });
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Give it up: Nine Lantern Week' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Give it up' }),
  );
  await waitFor(() => expect(factOf('Bonus left')).toBe('₱400.00'));
  expect(toasts()).not.toEqual([]);
});

it('says that it closes, what waits, and what became of the others', async () => {
  live = {
    cash: '0.00',
    active: grant({ state: 'closing' }),
    waiting: [grant({ id: '8', title: 'A quiet catch', state: 'waiting', balance: '200.00' })],
  };
  const before = { ...grant(), earned: '0.00' } as const;
  const row = (id: string, title: string, more: object) => {
    const { terms: _, balance: __, ...facts } = before;
    return { ...facts, id, title, ...more };
  };
  past = [
    row('1', 'First', { state: 'earned', earned: '150.00' }),
    row('2', 'Second', { state: 'expired' }),
    row('3', 'Third', { state: 'ended', why: 'spent' }),
  ];
  await open();
  await screen.findByText(/^Rounds that count are still open/);
  within(screen.getByRole('region', { name: 'Waiting for their turn' })).getByText(
    '₱200.00, when the one before it is over.',
  );
  const gone = within(screen.getByRole('region', { name: 'What was' }));
  expect(gone.getAllByText(/^(Earned: ₱150\.00|Its time ran out|It was used up)/)).toHaveLength(3);
});

it('leads to promotions where there is none', async () => {
  live = { cash: '0.00', waiting: [] };
  await open();
  await screen.findByText('No bonus right now');
  expect(screen.getByRole('link', { name: 'See promotions' }).getAttribute('href')).toBe(
    '/m/activity',
  );
});
