import { focusManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '@livery/contract/client';
import {
  offline,
  Refusal,
  silence,
  startPlatform,
  type Platform,
} from '../../../testing/platform.ts';
import { here, openApp } from '../../../testing/render.tsx';
import { game, member } from '../../../testing/samples.ts';

type Row = Reply<'lotteryDraws'>['list'][number];

const minute = 60_000;
const hour = 60 * minute;
const start = Date.parse('2026-11-22T15:58:00Z');

let platform: Platform;
/** How far the platform's clock is ahead of the device's. */
let ahead: number;

const numbered = (count: number): string => `20261122-${String(count).padStart(4, '0')}`;

/** A lottery that is drawn every so many minutes, at this moment of the platform's. */
function row(number: number, mode: 'LOTT' | 'ELOTT', minutes: number): Row {
  const length = minutes * minute;
  const past = Math.floor((Date.now() + ahead - start) / length);
  const openAt = start + (past + 1) * length;
  return {
    game: game(number, {
      gameName: `Lottery ${number}`,
      gameCategory: mode,
      gameType: mode,
      vassalage: mode,
      lottoMode: mode,
    }),
    draw: { numero: numbered(past + 1), closeAt: openAt - 2 * minute, openAt },
    last: {
      numero: numbered(past),
      openAt: openAt - length,
      result: ['4', '1', '7', '0', String(past)],
    },
  };
}

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: start });
  ahead = 0;
  platform = await startPlatform();
  platform.on('lotteryDraws', () => ({
    list: [row(1, 'LOTT', 10), row(2, 'ELOTT', 20), row(3, 'ELOTT', 30)],
  }));
});
afterEach(() => focusManager.setFocused(undefined));

const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const card = (number: number) =>
  screen.getByRole('heading', { name: `Lottery ${number}` }).closest('article') ?? document.body;
const opened = (at = '/m/lottery', scene = {}) => openApp({ at, ...scene });
const shownAre = (...numbers: number[]) =>
  waitFor(() => expect(names()).toEqual(numbers.map((number) => `Lottery ${number}`)));
/** What is left of ten minutes: neither closed nor an hour more. */
const inMinutes = /^0\d:\d\d$/;
const asked = () => platform.calls('lotteryDraws').length;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it('shows all lotteries, and those of a mode under its own address [RT-15]', async () => {
  const { user } = await opened();
  await shownAre(1, 2, 3);
  screen.getByRole('heading', { level: 1, name: 'Lotteries' });
  await user.click(screen.getByRole('tab', { name: 'Entertainment' }));
  await shownAre(2, 3);
  expect(here()).toBe('/m/elott');
  await user.click(screen.getByRole('tab', { name: 'Traditional' }));
  await shownAre(1);
  expect(here()).toBe('/m/lott');
  await user.click(screen.getByRole('tab', { name: 'All' }));
  await shownAre(1, 2, 3);
  expect(here()).toBe('/m/lottery');
  expect(asked()).toBe(1);
});

it.each([
  ['/m/lott', [1]],
  ['/m/elott', [2, 3]],
] as const)(
  'opens %s with its mode chosen, without header and footer [RT-15, LY-03]',
  async (at, shown) => {
    await opened(at);
    await shownAre(...shown);
    expect(screen.getAllByRole('tab', { selected: true })).toHaveLength(1);
    screen.getByRole('button', { name: 'Back' });
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
  },
);

it('has nothing to choose from where all lotteries are of one mode', async () => {
  platform.on('lotteryDraws', () => ({ list: [row(2, 'ELOTT', 20)] }));
  await opened();
  await shownAre(2);
  expect(screen.queryByRole('tab')).toBeNull();
});

it('counts down to the close, says that it is closed, and goes on to the next draw by itself [CA-29]', async () => {
  await opened('/m/lott');
  await shownAre(1);
  const lottery = card(1);
  expect(within(lottery).getByText('Draw 0001')).toBeTruthy();
  expect(within(lottery).getByRole('timer').textContent).toMatch(inMinutes);
  within(lottery).getByText('Drawn last: 4, 1, 7, 0, 0');

  await pass(8.5 * minute);
  within(lottery).getByText('Closed. The numbers are being drawn.');
  expect(within(lottery).queryByRole('timer')).toBeNull();
  const before = asked();

  await pass(2 * minute);
  await within(lottery).findByText('Draw 0002');
  within(lottery).getByText('Drawn last: 4, 1, 7, 0, 1');
  within(lottery).getByRole('timer');
  expect(asked()).toBe(before + 1);
});

it('asks once for all lotteries however many there are, and only when one has fallen', async () => {
  platform.on('lotteryDraws', () => ({
    list: Array.from({ length: 24 }, (_, index) => row(index + 1, 'LOTT', 10)),
  }));
  await opened();
  await waitFor(() => expect(names()).toHaveLength(24));
  await pass(8 * minute);
  expect(asked()).toBe(1);
  await pass(3.2 * minute);
  expect(asked()).toBe(2);
});

it.each([hour, -hour])('goes by the platform’s clock on a phone that is %i ms off', async (off) => {
  ahead = off;
  platform.runAhead(off);
  await opened('/m/lott');
  await shownAre(1);
  expect(within(card(1)).getByRole('timer').textContent).toMatch(inMinutes);
});

it('asks nothing behind another tab, and at once when it is looked at again', async () => {
  await opened('/m/lott');
  await shownAre(1);
  focusManager.setFocused(false);
  await pass(105 * minute);
  expect(asked()).toBe(1);
  focusManager.setFocused(true);
  await within(card(1)).findByText('Draw 0011');
  expect(asked()).toBe(2);
});

it('leads a visitor to log-in, and back here', async () => {
  const { user } = await opened('/m/elott');
  await shownAre(2, 3);
  await user.click(screen.getByRole('button', { name: 'Lottery 2' }));
  await waitFor(() => expect(here()).toBe('/m/login?redirect=%2Fm%2Felott'));
});

it.each([
  [1, 'LOTT', 'trad'],
  [2, 'ELOTT', 'ent'],
] as const)(
  'launches lottery %i by the terms of %s [LA-02, LA-04, LA-05, LA-06]',
  async (number, vendor, playType) => {
    platform.on('vendors', () => ({ sorting: [], mapping: {} }));
    platform.on('launch', silence);
    const { user } = await opened('/m/lottery', { session: member });
    await shownAre(1, 2, 3);
    await user.click(screen.getByRole('button', { name: `Lottery ${number}` }));
    await waitFor(() => expect(platform.calls('launch')).toHaveLength(1));
    expect(platform.calls('launch')[0]?.query).toMatchObject({
      vendor,
      playType,
      prizeMode: 'LOTT',
      lottoMode: vendor,
    });
  },
);

it('tells what fell before, and what has fallen since', async () => {
  platform.on('lotteryResults', () => {
    const { last } = row(1, 'LOTT', 10);
    const list = Array.from({ length: 10 }, (_, back) => ({
      ...last,
      numero: numbered(100 + Number(last.numero.slice(-4)) - back),
      openAt: last.openAt - 10 * back * minute,
    }));
    return { list, pageNum: 1, totalPages: 9 };
  });
  const { user } = await opened('/m/lott');
  await shownAre(1);
  await user.click(screen.getByRole('button', { name: 'Results: Lottery 1' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Results' }));
  await waitFor(() => expect(sheet.getAllByRole('listitem')).toHaveLength(10));
  expect(platform.calls('lotteryResults')[0]?.query).toEqual({ gameId: '1', pageSize: '10' });
  // There is nothing to press in it: whoever has keys alone scrolls by standing on it.
  expect(sheet.getByRole('group', { name: 'Results' }).tabIndex).toBe(0);
  const first = () => sheet.getAllByRole('listitem')[0]?.textContent;
  // By the merchant's zone, where the day ends in two minutes.
  expect(first()).toMatch(/Draw 0100Nov 22, 11:58 PM/);
  await pass(11 * minute);
  await waitFor(() => expect(first()).toMatch(/Draw 0101Nov 23, 12:08 AM/));
});

it('says that results could not be had, and tries again', async () => {
  platform.on('lotteryResults', () => new Refusal('game.missing'));
  const { user } = await opened('/m/lott');
  await shownAre(1);
  await user.click(screen.getByRole('button', { name: 'Results: Lottery 1' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Results' }));
  const again = await sheet.findByRole('button', { name: 'Try again' });
  platform.on('lotteryResults', () => ({ list: [], pageNum: 1, totalPages: 0 }));
  await user.click(again);
  expect(await sheet.findByText('Nothing drawn yet')).toBeDefined();
});

it('says so where a brand has no lotteries, and where there is more', async () => {
  platform.on('lotteryDraws', () => ({ list: [] }));
  await opened('/m/elott');
  await screen.findByText('No lotteries here yet');
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Browse games' }).pathname).toBe(
    '/m/gameList',
  );
});

it.each([
  ['nobody answers', offline],
  ['the answer is broken', () => new Response('<html>', { status: 502 })],
  ['the platform is at fault', () => new Refusal('unknown' as never, { status: 500 })],
])('has a way on when %s [ER-06]', async (_, answer) => {
  const works = () => ({ list: [row(1, 'LOTT', 10)] });
  platform.on('lotteryDraws', answer);
  const { user } = await opened();
  await screen.findByText('Loading failed, click to retry');
  platform.on('lotteryDraws', works);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await shownAre(1);
  expect(screen.queryByText('Loading failed, click to retry')).toBeNull();
});

it('keeps what it knows while a question fails, says so, and asks again by itself', async () => {
  await opened('/m/lott');
  await shownAre(1);
  platform.on('lotteryDraws', offline);
  await pass(11 * minute);
  await screen.findByText('Loading failed, click to retry');
  expect(names()).toEqual(['Lottery 1']);
  within(card(1)).getByText('Closed. The numbers are being drawn.');
  platform.on('lotteryDraws', () => ({ list: [row(1, 'LOTT', 10)] }));
  await pass(15_000);
  await within(card(1)).findByText('Draw 0002');
  expect(screen.queryByText('Loading failed, click to retry')).toBeNull();
});

it('says of a lottery that is being worked on that it is', async () => {
  platform.on('lotteryDraws', () => {
    const lottery = row(1, 'LOTT', 10);
    return { list: [{ ...lottery, game: { ...lottery.game, maintenance: true } }] };
  });
  await opened();
  await shownAre(1);
  within(card(1)).getByText('Under maintenance');
  expect(within(card(1)).queryByRole('timer')).toBeNull();
});
