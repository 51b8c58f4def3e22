import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { limitOf, playOf } from '../../testing/care.ts';
import { offline, Refusal, startPlatform, type Platform } from '../../testing/platform.ts';
import { here, openApp, toasts } from '../../testing/render.tsx';
import { member } from '../../testing/samples.ts';

let platform: Platform;
let play: Reply<'responsiblePlay'>;

const hour = 3_600_000;

beforeEach(async () => {
  play = playOf();
  platform = await startPlatform();
  platform.on('responsiblePlay', () => play);
});

const open = () => openApp({ at: '/m/limits', session: member });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

it('asks for a limit on deposits first where there is none [RG-05]', async () => {
  const { user } = await open();
  const own = await region('Your limits');
  expect(own.getByRole('heading', { name: 'No limit yet' })).toBeDefined();
  await user.click(own.getByRole('link', { name: 'Set a deposit limit' }));
  await screen.findByRole('heading', { level: 2, name: 'Deposits' });
  expect(here()).toBe('/m/limits/set?type=deposit');
});

it('does not say that there is no limit where there is another one', async () => {
  play = playOf({ limits: [limitOf({ type: 'loss', period: '7d' })] });
  const { user } = await open();
  const own = await region('Your limits');
  expect(own.queryByRole('heading', { name: 'No limit yet' })).toBeNull();
  const asked = within(own.getByRole('region', { name: 'No limit on deposits yet' }));
  await user.click(asked.getByRole('link', { name: 'Set a deposit limit' }));
  expect(here()).toBe('/m/limits/set?type=deposit');
});

it('shows what is used, what is left and when it starts again, deposits first [RG-05, RG-09, RG-10]', async () => {
  const { used: _used, room: _room, resetAt: _resetAt, ...uncounted } = limitOf();
  play = playOf({
    limits: [
      limitOf({ id: '2', type: 'loss', period: '7d', amount: '900.00', used: '0', room: '900.00' }),
      limitOf(),
      { ...uncounted, id: '3', type: 'stake', period: 'single', amount: '50.00' },
      limitOf({ id: '4', type: 'time', period: 'session', amount: '90', used: '30', room: '60' }),
    ],
  });
  await open();
  const own = await region('Your limits');
  const names = own.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Deposits', 'Losses', 'Single stake', 'Time in play']);
  const deposits = own.getByRole('region', { name: 'Deposits' }).textContent;
  expect(deposits).toContain('Today');
  expect(deposits).toContain('₱1,500.00left');
  expect(deposits).toContain('₱500.00 of ₱2,000.00 used');
  expect(deposits).toMatch(/Starts again Mon, November 30.* at 12:00.AM/);
  expect(own.getByRole('region', { name: 'Single stake' }).textContent).toContain('₱50.00');
  expect(own.getByRole('region', { name: 'Time in play' }).textContent).toContain(
    '30 minutes of 90 minutes used',
  );
});

it('counts down to a raise that waits, and keeps the limit at once [RG-08, BX-04]', async () => {
  const pending = {
    amount: '5000.00',
    effectiveAt: Date.now() + 5 * hour,
    confirmBy: Date.now() + 173 * hour,
  };
  play = playOf({ limits: [limitOf({ pending })] });
  platform.on('cancelPendingLimit', () => {
    play = playOf({ limits: [limitOf()] });
    return limitOf();
  });
  const { user } = await open();
  const deposits = await region('Deposits');
  deposits.getByText(/^₱5,000\.00 from /);
  deposits.getByRole('timer');
  expect(deposits.queryByRole('button', { name: 'Confirm' })).toBeNull();
  await user.click(deposits.getByRole('button', { name: 'Keep ₱2,000.00' }));
  await waitFor(() => expect(toasts()).toBe('Your limit stays as it is: ₱2,000.00.'));
  await waitFor(() => expect(deposits.queryByText(/^₱5,000/)).toBeNull());
  const own = screen.getByRole('region', { name: 'Your limits' });
  await waitFor(() => expect(document.activeElement).toBe(own));
  expect(platform.calls('cancelPendingLimit')[0]?.path).toMatch(/\/7\/pending$/);
});

it('wants a raise confirmed once more when its time has come [RG-08, BX-04]', async () => {
  const pending = {
    amount: '5000.00',
    effectiveAt: Date.now() - hour,
    confirmBy: Date.now() + 100 * hour,
  };
  play = playOf({ limits: [limitOf({ pending })] });
  const raised = limitOf({ amount: '5000.00' });
  platform.on('confirmLimit', () => {
    play = playOf({ limits: [raised] });
    return raised;
  });
  const { user } = await open();
  const deposits = await region('Deposits');
  deposits.getByText('₱5,000.00 may hold now');
  deposits.getByText(/^Confirm it by .*, or all stays as it is\.$/);
  await user.click(deposits.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(toasts()).toBe('From now: ₱5,000.00.'));
});

it('says of a confirmation that comes too late what holds [RG-08]', async () => {
  const pending = { amount: null, effectiveAt: Date.now() - hour, confirmBy: Date.now() + hour };
  play = playOf({ limits: [limitOf({ pending })] });
  platform.on('confirmLimit', () => new Refusal('rg.lapsed'));
  const { user } = await open();
  const deposits = await region('Deposits');
  deposits.getByText('The limit may go now');
  await user.click(deposits.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(toasts()).toMatch(/not confirmed in time, so your limit stays/));
});

it('asks to look at limits again when the time has come, and remembers that it was done [RG-36]', async () => {
  play = playOf({ nextReviewAt: Date.now() - hour });
  platform.on('noteReview', () => {
    play = playOf();
    return { nextReviewAt: play.nextReviewAt };
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'I have looked' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'I have looked' })).toBeNull());
  expect(platform.calls('noteReview')).toHaveLength(1);
});

it('offers another try where nothing came, with somebody to talk to all the same', async () => {
  platform.on('responsiblePlay', offline);
  const { user } = await open();
  const again = await screen.findByRole('button', { name: /try again/i });
  platform.on('responsiblePlay', () => play);
  await user.click(again);
  await region('Your limits');
  expect(platform.calls('responsiblePlay').length).toBeGreaterThan(1);
});

it('tells a visitor what there is, and leads back here after a log-in [RG-03]', async () => {
  const { user } = await openApp({ at: '/m/limits' });
  await screen.findByText(/Log in to set limits/);
  expect(platform.calls('responsiblePlay')).toEqual([]);
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }));
  await waitFor(() => expect(here()).toBe('/m/login?redirect=%2Fm%2Flimits'));
});

it('asks nothing for a guest of free play', async () => {
  await openApp({ at: '/m/limits', session: { ...member, type: 4 } });
  await screen.findByText(/A trial account plays for no money/);
  expect(platform.calls('responsiblePlay')).toEqual([]);
});

it('offers the kinds of limits that a law offers here, and one that was set before', async () => {
  const { rules } = playOf();
  play = playOf({
    rules: { ...rules, limits: ['deposit.24h', 'deposit.1m'], sessionLimits: ['session'] },
    limits: [limitOf({ type: 'loss', period: '7d' })],
  });
  const { user } = await open();
  const ways = await region('Add a limit');
  const offered = ways.getAllByRole('link').map(({ textContent }) => textContent);
  expect(
    offered.map((text) => /^(Deposits|Losses|Stakes|Single stake|Time in play)/.exec(text)?.[0]),
  ).toEqual(['Deposits', 'Losses', 'Single stake', 'Time in play']);
  await user.click(ways.getByRole('link', { name: /^Deposits/ }));
  const periods = await screen.findByRole('radiogroup', { name: 'For how long it counts' });
  expect(within(periods).getAllByRole('radio')).toHaveLength(2);
});
