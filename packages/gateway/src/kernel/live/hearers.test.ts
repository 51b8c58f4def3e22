import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHearers } from './hearers.ts';
import type { News } from './news.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const news = (event: News['event'], more: Partial<News> = {}): News => ({
  merchant: 'aurora',
  event,
  data: {},
  ...more,
});

/** A page that keeps what it heard. */
function pageOf(hearers: ReturnType<typeof createHearers>, merchant: string, memberId?: bigint) {
  const heard: News[] = [];
  const leave = hearers.addPage({ merchant, memberId }, (one) => heard.push(one));
  return { heard, leave };
}

it('calls the pages that news is for, and no other', () => {
  const hearers = createHearers();
  const own = pageOf(hearers, 'aurora', 7n);
  const second = pageOf(hearers, 'aurora', 7n);
  const other = pageOf(hearers, 'aurora', 8n);
  const visitor = pageOf(hearers, 'aurora');
  const elsewhere = pageOf(hearers, 'noir', 7n);
  const balance = news('balance', { memberId: 7n });
  hearers.tell(balance);
  expect([own.heard, second.heard]).toEqual([[balance], [balance]]);
  for (const { heard } of [other, visitor, elsewhere]) expect(heard).toEqual([]);
  const status = news('status');
  hearers.tell(status);
  for (const { heard } of [own, second, other, visitor]) expect(heard.at(-1)).toBe(status);
  expect(elsewhere.heard).toEqual([]);
});

it('knows how many pages of a member hear, and forgets those that left', () => {
  const hearers = createHearers();
  const pages = [pageOf(hearers, 'aurora', 7n), pageOf(hearers, 'aurora', 7n)];
  expect(hearers.pagesOf('aurora', 7n)).toBe(2);
  for (const { leave } of pages) leave();
  expect(hearers.pagesOf('aurora', 7n)).toBe(0);
  hearers.tell(news('balance', { memberId: 7n }));
  expect(pages.flatMap(({ heard }) => heard)).toEqual([]);
});

it('passes on wins of a site twice a second, the first at once and then the newest', () => {
  const hearers = createHearers();
  const { heard } = pageOf(hearers, 'aurora');
  const wins = Array.from({ length: 100 }, (_, at) => news('winner', { data: { at } }));
  for (const win of wins) hearers.tell(win);
  expect(heard).toEqual([wins[0]]);
  vi.advanceTimersByTime(500);
  expect(heard).toEqual([wins[0], wins[99]]);
  vi.advanceTimersByTime(5_000);
  expect(heard).toHaveLength(2);
  hearers.tell(news('winner', { data: { at: 101 } }));
  expect(heard).toHaveLength(3);
});

it('thins each site and each kind by itself', () => {
  const hearers = createHearers();
  const here = pageOf(hearers, 'aurora');
  const there = pageOf(hearers, 'noir');
  for (const merchant of ['aurora', 'noir']) {
    for (const event of ['winner', 'jackpot', 'winner'] as const) {
      hearers.tell(news(event, { merchant }));
    }
  }
  for (const { heard } of [here, there]) {
    expect(heard.map(({ event }) => event)).toEqual(['winner', 'jackpot']);
  }
});

it('leaves nothing out that a member or an operator must hear', () => {
  const hearers = createHearers();
  const { heard } = pageOf(hearers, 'aurora', 7n);
  const kinds = ['status', 'release', 'notice', 'rg'] as const;
  for (let turn = 0; turn < 10; turn += 1) {
    for (const event of kinds) hearers.tell(news(event));
    hearers.tell(news('balance', { memberId: 7n }));
  }
  expect(heard).toHaveLength(50);
});

it('tells pages when whoever they will ask has looked again, whether that went well or not', async () => {
  const hearers = createHearers();
  const { heard } = pageOf(hearers, 'aurora');
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  hearers.addEverywhere(() => first.promise);
  hearers.addEverywhere(() => second.promise);
  hearers.tell(news('status'));
  first.resolve();
  await first.promise;
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([]);
  second.reject(new Error('the database is away'));
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toHaveLength(1);
});

it('tells pages first what came first, though what was looked at for it took longer', async () => {
  const hearers = createHearers();
  const { heard } = pageOf(hearers, 'aurora');
  const slow = Promise.withResolvers<void>();
  hearers.addEverywhere(({ data }) => (data['maintenance'] ? slow.promise : Promise.resolve()));
  const [closed, opened] = [true, false].map((maintenance) =>
    news('status', { data: { maintenance } }),
  );
  for (const one of [closed, opened]) if (one) hearers.tell(one);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([]);
  slow.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([closed, opened]);
});

it('tells whoever hears everything each of them, wins too', () => {
  const hearers = createHearers();
  const heard: News[] = [];
  hearers.addEverywhere((one) => void heard.push(one));
  for (let turn = 0; turn < 10; turn += 1) hearers.tell(news('winner'));
  expect(heard).toHaveLength(10);
});
