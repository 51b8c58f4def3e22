import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { currentDraw, pastDraws } from './draws.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.stop());

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
