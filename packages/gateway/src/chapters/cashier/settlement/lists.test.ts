import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import type { ProviderMovement } from '../providers/port.ts';
import { claimDay, nextReading, type SettlementDay } from './days.ts';
import { readDay } from './read.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
});
afterAll(() => gateway.stop());

const DAY = '2026-03-04';
const MINUTE = 60_000;
const at = Date.parse(`${DAY}T10:00:00Z`);
// Long before the gateway’s own time, so that its worker has no part in it.
let now = Date.parse(`${DAY}T12:00:00Z`);
const clock = () => now;

const line = (id: string, change: Partial<ProviderMovement> = {}): ProviderMovement => ({
  id,
  kind: 'capture',
  amount: 100n,
  currency: 'PHP',
  at,
  ...change,
});

async function* listed(...lines: readonly ProviderMovement[]) {
  yield* lines;
}

async function openDay(provider: string): Promise<SettlementDay> {
  const key = { merchant: 'aurora', provider, day: DAY };
  await gateway.db
    .insertInto('settlement_day')
    .values({ ...key, reading: 1 })
    .execute();
  return { ...key, reading: 1, next_at: null, leased_until: null, read_at: null, fault: null };
}

const read = (day: SettlementDay, lines: AsyncIterable<ProviderMovement>, most?: number) =>
  readDay(
    { ...gateway, clock, page: 3, ...(most !== undefined && { most }) },
    { settled: () => lines },
    day,
  );

const linesOf = async (provider: string) =>
  (
    await gateway.db
      .selectFrom('settlement_line')
      .select('movement')
      .where('provider', '=', provider)
      .orderBy('movement')
      .execute()
  ).map(({ movement }) => movement);

const findingsOf = (provider: string) =>
  gateway.db
    .selectFrom('finding')
    .select(['movement', 'kind', 'state'])
    .where('provider', '=', provider)
    .orderBy('movement')
    .execute();

async function* endless() {
  for (let count = 0; ; count += 1) yield line(`m${count}`);
}

async function* circle() {
  for (;;) yield* ['a', 'b', 'c', 'd'].map((id) => line(id));
}

it.each([
  ['one twice on a page', () => listed(line('a'), line('a')), /twice/],
  ['that goes round in a circle', circle, /twice/],
  ['without an end', endless, /beyond 50/],
  ['a sum below zero', () => listed(line('a', { amount: -100n })), /cannot be/],
  ['a sum of nothing', () => listed(line('a', { amount: 0n })), /cannot be/],
  ['a sum of no books', () => listed(line('a', { amount: 2n ** 64n })), /cannot be/],
  ['a currency of none', () => listed(line('a', { currency: 'php; DROP' })), /cannot be/],
  ['a time that is none', () => listed(line('a', { at: Number.NaN })), /cannot be/],
  ['a name without letters', () => listed(line('')), /cannot be/],
] as const)('takes no list with %s, and what was found before stands', async (name, lines, why) => {
  const day = await openDay(name);
  expect(await read(day, listed(line('z1'), line('z2')))).toBe(2);
  const again = { ...day, reading: 2 };
  const own = gateway.db.updateTable('settlement_day').where('provider', '=', name);
  await own.set({ reading: 2 }).execute();
  await expect(read(again, lines(), 50)).rejects.toThrow(why);
  expect(await findingsOf(name)).toEqual([
    { movement: 'z1', kind: 'missing_here', state: 'open' },
    { movement: 'z2', kind: 'missing_here', state: 'open' },
  ]);
  // The next that is sound takes its place, and nothing of the broken one is left.
  await own.set({ reading: 3 }).execute();
  now += MINUTE;
  expect(await read({ ...day, reading: 3 }, listed(line('z1')))).toBe(1);
  expect(await linesOf(name)).toEqual(['z1']);
  expect(await findingsOf(name)).toMatchObject([{ state: 'open' }, { state: 'closed' }]);
});

it('holds nothing against anybody that moved a moment ago', async () => {
  const day = await openDay('just now');
  expect(await read(day, listed(line('a', { at: now - MINUTE })))).toBe(0);
  now += 20 * MINUTE;
  await gateway.db
    .updateTable('settlement_day')
    .set({ reading: 2 })
    .where('provider', '=', day.provider)
    .execute();
  expect(await read({ ...day, reading: 2 }, listed(line('a', { at: now - 21 * MINUTE })))).toBe(1);
});

it('gives a day to one of several gateways, and a killed one’s to another', async () => {
  const due = await openDay('due');
  await gateway.db
    .updateTable('settlement_day')
    .set({ next_at: new Date(now), reading: 0 })
    .where('provider', '=', 'due')
    .execute();
  // The gateway’s own worker has the day off: by its clock the lease is long over, by this one it holds.
  const claims = await Promise.all([1, 2, 3].map(() => claimDay(gateway.db, now)));
  const taken = claims.filter((one) => one !== undefined);
  expect(taken).toHaveLength(1);
  expect(taken[0]).toMatchObject({ day: due.day, reading: 1 });
});

it('lets nobody write who was too slow: another reads the day by then', async () => {
  const day = await openDay('slow');
  async function* overtaken() {
    yield* ['a', 'b', 'c'].map((id) => line(id));
    await gateway.db
      .updateTable('settlement_day')
      .set({ reading: 2 })
      .where('provider', '=', 'slow')
      .execute();
    expect(await read({ ...day, reading: 2 }, listed(line('x')))).toBe(1);
    yield* ['d', 'e', 'f'].map((id) => line(id));
  }
  await expect(read(day, overtaken())).rejects.toThrow('another gateway');
  expect(await linesOf('slow')).toEqual(['x']);
  expect(await findingsOf('slow')).toMatchObject([{ movement: 'x' }]);
});

it('reads each hour until a day is over for a day, and two weeks longer where it differs', () => {
  const over = Date.parse(`${DAY}T00:00:00Z`) + 86_400_000;
  const hours = (since: number, differs: boolean) => {
    const next = nextReading(DAY, over + since * 3_600_000, differs);
    return next && (next.getTime() - over) / 3_600_000 - since;
  };
  expect([hours(-5, false), hours(23, true), hours(24, false), hours(24, true)]).toEqual([
    1,
    1,
    null,
    24,
  ]);
  expect(hours(15 * 24, true)).toBeNull();
});
