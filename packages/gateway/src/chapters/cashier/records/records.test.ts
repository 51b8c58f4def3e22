import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';

let gateway: TestGateway;
let member: Browser;
beforeAll(async () => {
  gateway = await openGateway({ sites: { noir: { flags: {} } } });
  member = gateway.visit('aurora');
  await member.login('marisol88');
});
afterAll(() => gateway.stop());

const minor = (text: string) => BigInt(text.replace('.', ''));
async function records(query: object) {
  const { envelope } = await member.call('betRecords', { query });
  if (envelope.value === null) throw new Error(envelope.code);
  return envelope.value;
}

it('lists rounds with their game and what came of them, the newest first [CF-06 api]', async () => {
  const { list } = await records({ pageSize: 50 });
  expect(list.length).toBe(50);
  expect(list.map(({ at }) => at)).toEqual(
    list.map(({ at }) => at).toSorted((one, other) => other - one),
  );
  for (const { bet, win, net, status, gameName, iconUrl } of list) {
    expect(minor(net)).toBe(minor(win) - minor(bet));
    expect(minor(win) > 0n).toBe(status === 'won');
    expect([gameName, iconUrl].every(Boolean)).toBe(true);
  }
});

it('sums the whole of what it pages through', async () => {
  const query = { pageSize: 100, vendor: 'NPL' };
  const first = await records(query);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, at) =>
      records({ ...query, pageNo: at + 2 }),
    ),
  );
  const all = [first, ...rest].flatMap(({ list }) => list);
  const sum = (key: 'bet' | 'win' | 'net') =>
    all.reduce((total, one) => total + minor(one[key]), 0n);
  expect([first.footer.bet, first.footer.win, first.footer.net].map(minor)).toEqual([
    sum('bet'),
    sum('win'),
    sum('net'),
  ]);
  expect(all.every(({ vassalage }) => vassalage === 'NPL')).toBe(true);
});

it('filters by category and by what came of it', async () => {
  const live = await records({ gameCategory: 'LIVE' });
  expect(live.list.every(({ gameCategory }) => gameCategory === 'LIVE')).toBe(true);
  for (const status of ['won', 'lost'] as const) {
    const { list } = await records({ status });
    expect(list.length).toBeGreaterThan(0);
    expect(list.every((one) => one.status === status)).toBe(true);
  }
  expect((await records({ gameCategory: 'ALL' })).totalPages).toBe((await records({})).totalPages);
});

it('is there only where the merchant has it [CF-06 api]', async () => {
  const other = gateway.visit('noir');
  await other.login('valetta7');
  const { status, envelope } = await other.call('betRecords');
  expect([status, envelope.code]).toEqual([403, 'permission.denied']);
});
