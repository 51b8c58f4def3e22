import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { currentDraw, drawsOfDay, nextDraw, pastDraws } from './draws.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.stop());
// Draws fall on whole minutes: none does while a test looks.
beforeEach(() => gateway.advance(65_000 - (gateway.now() % 60_000)));

const visitor = () => gateway.visit('aurora');

it('lists every lottery, and its menu by mode and vendor [CA-29 api]', async () => {
  const list = (await visitor().call('lotteryList')).envelope.value?.list ?? [];
  expect(list.length).toBeGreaterThan(10);
  expect(list.every(({ lottoMode }) => ['LOTT', 'ELOTT'].includes(lottoMode))).toBe(true);
  const menu = (await visitor().call('lotteryMenu')).envelope.value?.list ?? [];
  expect(menu.map(({ lottoMode, playType }) => [lottoMode, playType])).toEqual([
    ['LOTT', 'trad'],
    ['ELOTT', 'ent'],
  ]);
  const counted = menu.flatMap(({ vendors }) => vendors).reduce((sum, { games }) => sum + games, 0);
  expect(counted).toBe(list.length);
});

it('names the draw that can be played now [CA-29 api]', async () => {
  const [game] = (await visitor().call('lotteryList')).envelope.value?.list ?? [];
  const { envelope } = await visitor().call('lotteryDraw', {
    query: { gameId: game?.gameId ?? '' },
  });
  expect(envelope.value?.numero).toMatch(/^\d{8}-\d{4}$/);
  expect(envelope.value?.closeAt).toBeGreaterThan(gateway.now());
  expect(envelope.value?.openAt).toBeGreaterThan(envelope.value?.closeAt ?? 0);
  const none = await visitor().call('lotteryDraw', { query: { gameId: 'moon-orchard' } });
  expect(none.envelope.code).toBe('game.missing');
});

it('tells everybody the same results, and never others [CA-29 api]', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => visitor().call('lotteryVnRecent')));
  const texts = new Set(all.map(({ envelope }) => JSON.stringify(envelope.value)));
  expect(texts.size).toBe(1);
  const list = all[0]?.envelope.value?.list ?? [];
  expect(list).toHaveLength(10);
  for (const { openAt, result } of list) {
    expect(openAt).toBeLessThanOrEqual(gateway.now());
    expect(result.join('')).toMatch(/^\d{5}$/);
  }
  expect((await visitor().call('lotteryVnDraw')).envelope.value?.numero).not.toBe(list[0]?.numero);
});

const drawsNow = async () => (await visitor().call('lotteryDraws')).envelope.value?.list ?? [];

const resultsOf = async (gameId: string, more: object = {}) =>
  (await visitor().call('lotteryResults', { query: { gameId, ...more } })).envelope;

it('brings every lottery with its draw and what fell last in one answer [CA-29 api]', async () => {
  const list = (await visitor().call('lotteryList')).envelope.value?.list ?? [];
  const draws = await drawsNow();
  expect(draws.map(({ game }) => game)).toEqual(list);
  for (const { game, draw, last } of draws) {
    expect(draw.openAt).toBeGreaterThan(gateway.now());
    expect(last.openAt).toBeLessThanOrEqual(gateway.now());
    const { value } = await resultsOf(game.gameId, { pageSize: 1 });
    expect(value?.list).toEqual([last]);
  }
});

it('goes on to the next draw as soon as one has fallen, and tells what fell', async () => {
  const [before] = await drawsNow();
  if (before === undefined) throw new Error('there is no lottery');
  const again = (await drawsNow())[0];
  expect(again).toEqual(before);
  gateway.advance(before.draw.openAt - gateway.now() + 1);
  const after = (await drawsNow())[0];
  expect(after?.last).toMatchObject({
    numero: before.draw.numero,
    openAt: before.draw.openAt,
  });
  expect(after?.draw.numero).not.toBe(before.draw.numero);
});

it('still names a draw that is closed and about to fall', async () => {
  const [before] = await drawsNow();
  if (before === undefined) throw new Error('there is no lottery');
  gateway.advance(before.draw.closeAt - gateway.now() + 1000);
  const draw = (await drawsNow())[0]?.draw;
  expect(draw).toEqual(before.draw);
  expect(draw?.closeAt).toBeLessThan(gateway.now());
  const { gameId } = before.game;
  const open = (await visitor().call('lotteryDraw', { query: { gameId } })).envelope.value;
  expect(open?.numero).not.toBe(draw?.numero);
});

it('tells results of any lottery by pages, and of a day [CA-29 api]', async () => {
  const gameId = (await drawsNow())[0]?.game.gameId ?? '';
  const first = (await resultsOf(gameId)).value;
  const second = (await resultsOf(gameId, { pageNo: 2 })).value;
  expect(first?.list).toHaveLength(10);
  expect(first?.totalPages).toBeGreaterThan(10);
  const all = [...(first?.list ?? []), ...(second?.list ?? [])];
  expect(all.map(({ openAt }) => openAt)).toEqual(
    all.map(({ openAt }) => openAt).toSorted((one, other) => other - one),
  );
  expect(new Set(all.map(({ numero }) => numero)).size).toBe(20);
  expect((await resultsOf(gameId)).value).toEqual(first);

  const yesterday = new Date(gateway.now() + 8 * 3_600_000 - 86_400_000).toISOString().slice(0, 10);
  const day = (await resultsOf(gameId, { day: yesterday, pageSize: 100 })).value?.list ?? [];
  expect(day.length).toBeGreaterThan(99);
  expect(day.every(({ numero }) => numero.startsWith(yesterday.replaceAll('-', '')))).toBe(true);
});

it('draws nothing for days that are long past or to come', async () => {
  const gameId = (await drawsNow())[0]?.game.gameId ?? '';
  for (const day of ['2019-05-01', '2099-01-01', '2026-02-31']) {
    const answer = await resultsOf(gameId, { day });
    expect(answer.value).toEqual({ list: [], pageNum: 1, totalPages: 0 });
  }
  expect((await resultsOf('moon-orchard')).code).toBe('game.missing');
});

it('lists the draws of a day as they were numbered, to its last and over its end', () => {
  const zone = 'Asia/Manila';
  const midnight = Date.parse('2026-11-21T16:00:00Z');
  const whole = drawsOfDay('silver-ticket', zone, '2026-11-21', midnight + 1);
  expect(whole[0]?.openAt).toBe(midnight);
  expect(whole.at(-1)?.numero).toBe('20261121-0001');
  expect(whole.slice(0, 5)).toEqual(pastDraws('silver-ticket', zone, midnight + 1, 5));
  expect(drawsOfDay('silver-ticket', zone, '2026-11-22', midnight + 1)).toEqual([]);
  expect(nextDraw('silver-ticket', zone, midnight).numero).toBe('20261122-0001');
  expect(nextDraw('silver-ticket', zone, midnight - 1)).toEqual(whole[0]);
});

it('numbers draws without a gap over a day and its end', () => {
  const zone = 'Asia/Manila';
  const midnight = Date.parse('2026-11-21T16:00:00Z');
  const seen = new Set<string>();
  for (let at = midnight - 3_600_000; at < midnight + 3_600_000; at += 7_000) {
    const draw = currentDraw('silver-ticket', zone, at);
    expect(draw.closeAt).toBeGreaterThan(at);
    seen.add(draw.numero);
    const [latest] = pastDraws('silver-ticket', zone, at, 1);
    expect(latest?.openAt).toBeLessThanOrEqual(at);
  }
  expect(seen.has('20261122-0001')).toBe(true);
  const numbers = [...seen].map((numero) => Number(numero.slice(9)));
  for (const [index, number] of numbers.slice(1).entries()) {
    expect([1, (numbers[index] ?? 0) + 1]).toContain(number);
  }
});
