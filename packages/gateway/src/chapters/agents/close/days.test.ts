import { sql, type Kysely } from 'kysely';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '../../../kernel/database/pool.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { toMinor } from '../../../kernel/money/money.ts';
import { daysOn, nextDay, startOfDay } from '../../../kernel/time/days.ts';
import { createDatabase } from '../../../testing/gateway.ts';
import { Closer } from '../testing/closer.ts';
import { orderMove } from '../testing/forest.ts';

const TODAY = new Date().toISOString().slice(0, 10);
const HOUR = 3_600_000;

let db: Kysely<Database>;
beforeAll(async () => {
  db = openDatabase(await createDatabase(undefined, inject('tablesDatabase')), () => {}, 4);
});
afterAll(() => db.destroy());

let sites = 0;
async function open(day: string, timeZone = 'Asia/Manila'): Promise<Closer> {
  sites += 1;
  const closer = new Closer(db, `days-${sites}`, timeZone);
  await sql`INSERT INTO kept_sums (merchant, time_zone)
    VALUES (${closer.merchant.code}, ${timeZone})`.execute(db);
  await closer.beginAt(day);
  return closer;
}

const php = (text: string): bigint => toMinor(text, 'PHP') ?? -1n;

interface GoldenDay {
  readonly play: readonly (readonly [
    place: number,
    category: string,
    stake: string,
    win: string,
  ])[];
  readonly void?: readonly (readonly [place: number, category: string, stake: string])[];
  readonly move?: readonly [place: number, to: number | null];
  readonly rate?: readonly [place: number, category: string, ppm: number];
  readonly correct?: readonly [of: number, place: number, category: string, valid: string];
  readonly pays: readonly string[];
}

interface GoldenDays {
  readonly about: string;
  readonly rates: Readonly<Record<string, readonly number[]>>;
  readonly parents: readonly (number | null)[];
  readonly days: readonly GoldenDay[];
}

const golden = JSON.parse(
  readFileSync(join(import.meta.dirname, 'days.golden.json'), 'utf8'),
) as readonly GoldenDays[];

it.each(golden)('pays for $about', async ({ rates, parents, days }) => {
  const first = daysOn(TODAY, -days.length);
  const closer = await open(first);
  const { code } = closer.merchant;
  const forest = parents.map((parent) => ({ parent: parent ?? undefined }));
  const ids = await closer.people(forest, rates);
  const idOf = (place: number | null): bigint => ids[place ?? -1] ?? 0n;
  let before = ids.map(() => 0n);
  for (const [turn, { play, void: off = [], move, rate, correct, pays }] of days.entries()) {
    const day = daysOn(first, turn);
    for (const [place, category, stake, win] of play)
      await closer.settle(idOf(place), category, php(stake), php(win), day);
    for (const [place, category, stake] of off)
      await closer.callOff(idOf(place), category, php(stake), day);
    if (move !== undefined) {
      const [place, to] = move;
      const from = parents[place] ?? null;
      const ends = [to, from].map((one) => (one === null ? null : idOf(one)));
      await orderMove(db, code, idOf(place), ends[0] ?? null, nextDay(day), ends[1]);
    }
    if (rate !== undefined) await closer.rate(idOf(rate[0]), rate[1], rate[2], nextDay(day));
    if (correct !== undefined) {
      const [of, place, category, valid] = correct;
      await closer.adjust(idOf(place), category, php(valid), daysOn(first, of));
    }
    await closer.look(nextDay(day));
    const balances = await closer.balances(ids);
    expect([day, balances.map((one, place) => one - (before[place] ?? 0n))]).toEqual([
      day,
      pays.map(php),
    ]);
    before = [...balances];
  }
  expect((await closer.closes()).map(({ state }) => state)).toEqual(days.map(() => 'closed'));
});

it('pays a star of a thousand, each for themselves and the top what is left', async () => {
  const day = daysOn(TODAY, -1);
  const closer = await open(day);
  const { code, currency, timeZone } = closer.merchant;
  const stakes = Array.from({ length: 1_000 }, (_, place) => BigInt(100 + ((place * 37) % 9_901)));
  const [top = 0n] = await closer.people([{ parent: undefined }], { RNG: [10_000] });
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO member (merchant, account, account_key, nickname, type, created_at)
    SELECT ${code}, 'star' || place, 'star' || place, 'star', 0, '2026-01-01'
    FROM generate_series(1, 1000) AS place ORDER BY place RETURNING id`.execute(db);
  const ids = rows.map(({ id }) => String(id));
  await sql`
    SELECT join_line(${code}, id, ${top}, '2026-01-01') FROM unnest(${ids}::bigint[]) AS id`.execute(
    db,
  );
  await sql`
    INSERT INTO ledger_account (merchant, kind, member_id, currency, balance)
    SELECT ${code}, 'cash', id, ${currency}, 0 FROM unnest(${ids}::bigint[]) AS id`.execute(db);
  await sql`
    INSERT INTO rebate_rate (merchant, member_id, category, effective_day, ppm, set_by, set_at)
    SELECT ${code}, id, 'RNG', '2026-01-01', 3333, 'test', now()
    FROM unnest(${ids}::bigint[]) AS id`.execute(db);
  const noon = startOfDay(timeZone, day) + 12 * HOUR;
  await sql`
    WITH made AS (
      INSERT INTO round (merchant, id, member_id, node_id, mode, currency, stake, win, status,
        outcome, at, settled_at, game_type)
      SELECT ${code}, timed_id(${noon}::bigint + place), id, 'node', 'real', ${currency}, stake, 0,
        'settled', '{}', moment, moment, 'RNG'
      FROM unnest(${ids}::bigint[], ${stakes.map(String)}::bigint[]) WITH ORDINALITY
        AS given (id, stake, place)
      CROSS JOIN LATERAL (SELECT to_timestamp((${noon}::bigint + place) / 1000.0) AS moment) AS its
      RETURNING *
    )
    INSERT INTO turnover_day (merchant, day, member_id, category, rounds, staked, valid)
    SELECT merchant, ${day}::date, member_id, game_type, 1, stake, stake FROM made`.execute(db);
  await closer.look(TODAY);
  expect(await closer.closes()).toMatchObject([{ state: 'closed', problem: null }]);
  const own = stakes.map((stake) => (stake * 3_333n) / 1_000_000n);
  const sum = (all: readonly bigint[]) => all.reduce((so, one) => so + one, 0n);
  const left = (sum(stakes) * 10_000n) / 1_000_000n - sum(own);
  expect(await closer.balances([top, ...ids.map(BigInt)])).toEqual([left, ...own]);
});

// Spring forward, fall back: a day of 23 hours and one of 25, and the usual beside them.
it.each([
  ['2026-03-29', 23],
  ['2026-10-25', 25],
  ['2026-10-26', 24],
] as const)(
  'closes %s after its %i hours with all that was settled in them',
  async (day, hours) => {
    const zone = 'Europe/Berlin';
    const closer = await open(day, zone);
    const [agent = 0n] = await closer.people([{ parent: undefined }], { RNG: [10_000] });
    expect(startOfDay(zone, nextDay(day)) - startOfDay(zone, day)).toBe(hours * HOUR);
    for (const into of [0, hours * HOUR - 1_000])
      await closer.settle(agent, 'RNG', 10_000n, 0n, day, into);
    await closer.settle(agent, 'RNG', 70_000n, 0n, nextDay(day), 0);
    await closer.lookOnce(day, hours + 0.2);
    expect(await closer.closes()).toEqual([]);
    await closer.look(day, hours + 0.3);
    expect(await closer.closes()).toMatchObject([{ period: day, state: 'closed', problem: null }]);
    expect(await closer.balances([agent])).toEqual([200n]);
    // A clock that is put back by an hour opens no day again and closes none twice.
    await closer.lookOnce(day, hours - 0.7);
    expect(await closer.closes()).toHaveLength(1);
    expect(await closer.balances([agent])).toEqual([200n]);
  },
);
