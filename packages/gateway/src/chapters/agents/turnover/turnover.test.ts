import * as fc from 'fast-check';
import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transact } from '../../../kernel/database/transact.ts';
import { writeSetting } from '../../../kernel/sites/site-settings.ts';
import { dayIn, nextDay } from '../../../kernel/time/days.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addGambler, type Gambler } from '../../../testing/players/gambler.ts';
import { AGENT_SETTING } from '../settings.ts';
import { plant } from '../testing/forest.ts';
import { countTurnover, type SettledRound } from './count.ts';

const merchant = 'aurora';
let gateway: TestGateway;
let today: string;
beforeAll(async () => {
  gateway = await openGateway({ demo: false, standsStill: true });
  today = dayIn('Asia/Manila', gateway.now());
  await writeSetting(gateway.db, merchant, AGENT_SETTING, { valid: { ELOTT: 'nothing' } });
});
afterAll(() => gateway.stop());

const rowsOf = ({ id }: Pick<Gambler, 'id'>) =>
  gateway.db
    .selectFrom('turnover_day')
    .select(['day', 'category', 'rounds', 'staked', 'valid', 'won'])
    .where('member_id', '=', id)
    .orderBy('day')
    .execute();

interface Golden {
  readonly about: string;
  readonly game: string;
  readonly stake: number;
  readonly bonus: number;
  readonly win: number;
  readonly valid: number;
}

const golden = JSON.parse(
  readFileSync(join(import.meta.dirname, 'valid.golden.json'), 'utf8'),
) as readonly Golden[];

it.each(golden)('counts $about', async ({ game, stake, bonus, win, valid }) => {
  const { rows } = await sql<{ valid: bigint }>`
    SELECT valid_turnover(${merchant}, ${game}, ${stake}, ${bonus}, ${win}) AS valid`.execute(
    gateway.db,
  );
  expect(rows).toEqual([{ valid: BigInt(valid) }]);
});

async function play() {
  const gambler = await addGambler(gateway);
  const token = await gambler.launch();
  if (token === undefined) throw new Error('no game opened');
  return { ...gambler, token };
}

it('counts a round when it is over, once, and never what went back', async () => {
  const one = await play();
  await one.bet(one.token, '10.00', 'turned-1');
  expect(await rowsOf(one)).toEqual([]);
  await one.win(one.token, '25.00', 'turned-1');
  const once = { day: today, category: 'RNG', rounds: 1n, staked: 1_000n, valid: 1_000n };
  expect(await rowsOf(one)).toEqual([{ ...once, won: 2_500n }]);
  // The same win again is the same win; what goes back was never at stake.
  await one.bet(one.token, '99.00', 'turned-2');
  await one.rollback(one.token, 'turned-2');
  expect(await rowsOf(one)).toEqual([{ ...once, won: 2_500n }]);
});

it('says of a day who logged in and who bet, beside what they paid in', async () => {
  const one = await play();
  const day = () =>
    gateway.db
      .selectFrom('member_day')
      .select(['day', 'line', 'logged_in', 'bet', 'bonus'])
      .where('member_id', '=', one.id)
      .executeTakeFirstOrThrow();
  // What gamblers begin with is booked as a bonus.
  const begun = { day: today, line: [String(one.id)], logged_in: true, bonus: 1_000_000n };
  expect(await day()).toEqual({ ...begun, bet: false });
  await one.bet(one.token, '1.00', 'seen-1');
  await one.win(one.token, '0.00', 'seen-1');
  expect(await day()).toEqual({ ...begun, bet: true });
});

it('counts on the first open day what is settled on a closed one, and says which rounds', async () => {
  const [id = 0n] = await plant(gateway.db, 'noir', [{ parent: undefined }]);
  const round = { merchant: 'noir', memberId: id, gameType: 'RNG', bonus: 0n, win: 0n };
  await gateway.db
    .insertInto('agent_fence')
    .values({ merchant: 'noir', closed_through: '2026-03-10', sealed_through: '2026-03-09' })
    .onConflict((conflict) =>
      conflict
        .column('merchant')
        .doUpdateSet({ closed_through: '2026-03-10', sealed_through: '2026-03-09' }),
    )
    .execute();
  const settle = (roundId: bigint, day: string) =>
    transact(gateway.db, (tx) => countTurnover(tx, { ...round, roundId, day, stake: 500n }));
  await settle(1n, '2026-03-10');
  await settle(2n, '2026-03-11');
  await settle(3n, '2026-03-12');
  const days = await rowsOf({ id });
  expect(days.map(({ day, rounds }) => [day, rounds])).toEqual([
    ['2026-03-11', 2n],
    ['2026-03-12', 1n],
  ]);
  const late = await gateway.db
    .selectFrom('turnover_late')
    .select(['round_id', 'settled_day', 'day'])
    .where('merchant', '=', 'noir')
    .execute();
  expect(late).toEqual([{ round_id: 1n, settled_day: '2026-03-10', day: '2026-03-11' }]);
  await sql`UPDATE agent_fence SET closed_through = '2026-03-11', sealed_through = '2026-03-11'
    WHERE merchant = 'noir'`.execute(gateway.db);
  const write = sql`UPDATE turnover_day SET valid = 0 WHERE merchant = 'noir'`;
  await expect(write.execute(gateway.db)).rejects.toThrow('the day 2026-03-11 is closed');
});

it('has a day of the merchant’s clocks, of 23 hours and of 25', () => {
  const days = (zone: string, from: string, hours: number) => [
    ...new Set(
      Array.from({ length: hours }, (_, hour) => dayIn(zone, Date.parse(from) + hour * 3_600_000)),
    ),
  ];
  // In Berlin the clocks go on at two and back at three.
  expect(days('Europe/Berlin', '2026-03-28T23:00:00Z', 23)).toEqual(['2026-03-29']);
  expect(days('Europe/Berlin', '2026-03-28T23:00:00Z', 24)).toEqual(['2026-03-29', '2026-03-30']);
  expect(days('Europe/Berlin', '2026-10-24T22:00:00Z', 25)).toEqual(['2026-10-25']);
  expect(days('Europe/Berlin', '2026-10-24T22:00:00Z', 26)).toEqual(['2026-10-25', '2026-10-26']);
});

const rounds = fc.array(
  fc.record({
    gameType: fc.constantFrom('RNG', 'LIVE', ''),
    stake: fc.bigInt({ min: 0n, max: 5_000n }),
    win: fc.bigInt({ min: 0n, max: 9_000n }),
    share: fc.nat({ max: 100 }),
    day: fc.nat({ max: 1 }),
  }),
  { minLength: 1, maxLength: 20, size: 'max' },
);

it('is the same in whatever order rounds are settled', async () => {
  let number = 1_000n;
  const days = [nextDay(today), nextDay(nextDay(today))];
  await fc.assert(
    fc.asyncProperty(
      rounds,
      fc.array(fc.nat(), { maxLength: 20, size: 'max' }),
      async (given, turns) => {
        const [one = 0n, other = 0n] = await plant(gateway.db, merchant, [
          { parent: undefined },
          { parent: undefined },
        ]);
        const settled = given.map(({ share, day, ...round }): Omit<SettledRound, 'memberId'> => {
          number += 2n;
          const bonus = (round.stake * BigInt(share)) / 100n;
          return { ...round, merchant, roundId: number, day: days[day] ?? today, bonus };
        });
        const turned = settled
          .map((round, place) => ({ round, turn: turns[place] ?? 0 }))
          .toSorted((a, b) => a.turn - b.turn)
          .map(({ round }) => round);
        await transact(gateway.db, async (tx) => {
          for (const round of settled) await countTurnover(tx, { ...round, memberId: one });
          for (const round of turned.toReversed()) {
            await countTurnover(tx, { ...round, roundId: round.roundId + 1n, memberId: other });
          }
        });
        const byCategory = async (id: bigint) =>
          (await rowsOf({ id })).toSorted((a, b) =>
            `${a.day}${a.category}`.localeCompare(`${b.day}${b.category}`),
          );
        expect(await byCategory(one)).toEqual(await byCategory(other));
      },
    ),
    { numRuns: 15 },
  );
});
