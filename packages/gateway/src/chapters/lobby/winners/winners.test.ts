import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { maskName } from '../../../kernel/mask-name.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.stop());

async function board(merchant: string, query: Record<string, unknown> = {}) {
  const { envelope } = await gateway.visit(merchant).call('winners', { query });
  return (envelope.value?.list ?? []).map(({ vo }) => vo);
}

it('shows the largest wins first, as many as asked [HM-17 api] [CA-24 api] [CO-12 api]', async () => {
  const wins = await board('aurora', { gameCategory: 'ALL', language: 'EN', limitNum: 20 });
  expect(wins.length).toBeGreaterThanOrEqual(12);
  expect(wins.length).toBeLessThanOrEqual(20);
  const amounts = wins.map((win) => Number(win.winAmount));
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  expect(await board('aurora', { limitNum: 3 })).toHaveLength(3);
});

it('names nobody in full', async () => {
  for (const { customerName } of await board('aurora', { limitNum: 100 })) {
    expect(customerName).toMatch(/^.{1,2}•••.{1,2}$/);
  }
  expect([maskName('marisol88'), maskName('abcd'), maskName('a')]).toEqual([
    'ma•••88',
    'a•••d',
    'a•••a',
  ]);
});

it('shows each merchant its own, in its own money', async () => {
  expect(new Set((await board('aurora')).map((win) => win.currency))).toEqual(new Set(['PHP']));
  expect(new Set((await board('noir')).map((win) => win.currency))).toEqual(new Set(['EUR']));
});

it('keeps to a category', async () => {
  const fish = await board('aurora', { gameCategory: 'FISH' });
  expect(fish.every((win) => win.gameCategory === 'FISH')).toBe(true);
});

it('shows no win of free play, however large', async () => {
  const before = await board('aurora', { limitNum: 100 });
  const { id } = await gateway.db
    .selectFrom('round')
    .select('id')
    .where('merchant', '=', 'aurora')
    .where('mode', '=', 'trial')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await gateway.db
    .updateTable('round')
    .set({ win: 10_000_000_000n })
    .where('merchant', '=', 'aurora')
    .where('id', '=', id)
    .execute();
  expect(await board('aurora', { limitNum: 100 })).toEqual(before);
});

it('forgets a win after thirty days', async () => {
  const day = 86_400_000;
  const recent = await board('aurora', { limitNum: 100 });
  expect(recent.every((win) => win.at > gateway.now() - 30 * day)).toBe(true);
  gateway.advance(31 * day);
  expect(await board('aurora', { limitNum: 100 })).toEqual([]);
});
