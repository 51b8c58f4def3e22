import * as fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { checkInvariants } from '../../../kernel/database/invariants.ts';
import { openDatabase } from '../../../kernel/database/pool.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { toMinor } from '../../../kernel/money/money.ts';
import { nextDay } from '../../../kernel/time/days.ts';
import { createDatabase } from '../../../testing/gateway.ts';
import { untilSo } from '../../../testing/people.ts';
import { agentInvariants } from '../invariants.ts';
import { Closer } from '../testing/closer.ts';
import { agree } from '../testing/contracts.ts';
import { paysOfContract } from './pays.ts';
import { firstAbove, rateAt, type TermStep } from './terms.ts';

let db: Kysely<Database>;
beforeAll(async () => {
  db = openDatabase(await createDatabase(undefined, inject('tablesDatabase')), () => {}, 6);
});
afterAll(() => db.destroy());

let sites = 0;
async function open(day: string, parents: readonly (number | undefined)[]) {
  sites += 1;
  const closer = new Closer(db, `contracts-${sites}`);
  await sql`INSERT INTO kept_sums (merchant, time_zone)
    VALUES (${closer.merchant.code}, ${closer.merchant.timeZone})`.execute(db);
  await closer.beginAt(day);
  const ids = await closer.people(
    parents.map((parent) => ({ parent })),
    {},
  );
  return { closer, ids, merchant: closer.merchant.code };
}

const php = (text: string): bigint => toMinor(text, 'PHP') ?? -1n;
const step = (from: string, active: number, ppm: number): TermStep => ({
  from: php(from).toString(),
  active,
  ppm,
});

const paysOf = (merchant: string, kind: 'salary' | 'hourPay' | 'dividend') =>
  db
    .selectFrom('agent_pay')
    .select([
      'period',
      'hour',
      'member_id',
      'gross',
      'given',
      'carried',
      'net',
      'carry_out',
      'state',
    ])
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .orderBy('period')
    .orderBy('hour')
    .orderBy('member_id')
    .execute();

const DAY = '2026-05-04';

it('pays salaries with their day, each less what was granted below', async () => {
  const { closer, ids, merchant } = await open(DAY, [undefined, 0, 1]);
  const [ana = 0n, ben = 0n, cai = 0n] = ids;
  await agree(db, merchant, {
    kind: 'salary',
    grantee: ana,
    steps: [step('0', 0, 5_000), step('1000', 2, 10_000)],
    startsOn: DAY,
  });
  await agree(db, merchant, {
    kind: 'salary',
    grantee: ben,
    grantor: ana,
    steps: [step('500', 1, 5_000)],
    startsOn: DAY,
  });
  await closer.settle(ben, 'RNG', php('700.55'), 0n, DAY);
  await closer.settle(cai, 'RNG', php('400'), 0n, DAY);
  await closer.look(nextDay(DAY));
  // Of 1 100.55 with two who are active: a hundredth, less half a hundredth of the same.
  expect(await paysOf(merchant, 'salary')).toMatchObject([
    { member_id: ana, gross: 1_100n, given: 550n, net: 550n, state: 'paid' },
    { member_id: ben, gross: 550n, given: 0n, net: 550n, state: 'paid' },
  ]);
  expect(await closer.balances(ids)).toEqual([550n, 550n, 0n]);
  expect(closer.letters).toEqual([ana, ben]);
  expect(await closer.closes()).toMatchObject([{ state: 'closed', problem: null }]);
});

it('counts as active who played and paid in enough, by what was agreed', async () => {
  const { closer, ids, merchant } = await open(DAY, [undefined, 0, 0]);
  const [ana = 0n, ben = 0n, cai = 0n] = ids;
  const rules = { activeValid: php('100').toString(), activeDeposits: php('50').toString() };
  const steps = [step('0', 1, 1_000), step('0.01', 2, 10_000)];
  await agree(db, merchant, { kind: 'salary', grantee: ana, steps, rules, startsOn: DAY });
  await closer.settle(ben, 'RNG', php('100'), 0n, DAY);
  await closer.settle(cai, 'RNG', php('100'), 0n, DAY);
  await sql`UPDATE member_day SET deposited = ${php('50')}
    WHERE merchant = ${merchant} AND member_id = ${ben}`.execute(db);
  await closer.look(nextDay(DAY));
  expect(await paysOf(merchant, 'salary')).toMatchObject([{ member_id: ana, gross: 20n }]);
});

it('pays nothing of days before a contract and after it', async () => {
  const { closer, ids, merchant } = await open(DAY, [undefined]);
  const [ana = 0n] = ids;
  const [second, third] = [nextDay(DAY), nextDay(nextDay(DAY))];
  const steps = [step('0', 0, 10_000)];
  await agree(db, merchant, {
    kind: 'salary',
    grantee: ana,
    steps,
    startsOn: second,
    endsOn: second,
  });
  for (const day of [DAY, second, third]) await closer.settle(ana, 'RNG', 10_000n, 0n, day);
  await closer.look(nextDay(third));
  expect(await paysOf(merchant, 'salary')).toMatchObject([{ period: second, net: 100n }]);
});

it('pays an hour from the rounds that were settled in it, ten minutes behind it', async () => {
  const { closer, ids, merchant } = await open(DAY, [undefined, 0]);
  const [ana = 0n, ben = 0n] = ids;
  await agree(db, merchant, {
    kind: 'hour',
    grantee: ana,
    steps: [step('100', 1, 10_000)],
    startsOn: DAY,
  });
  await closer.settle(ben, 'RNG', php('250'), 0n, DAY);
  await closer.look(DAY, 13);
  expect(await paysOf(merchant, 'hourPay')).toEqual([]);
  await closer.look(DAY, 13 + 10 / 60);
  expect(await paysOf(merchant, 'hourPay')).toMatchObject([
    { period: DAY, hour: 12, member_id: ana, gross: 250n, net: 250n, state: 'paid' },
  ]);
  await closer.look(nextDay(DAY), 2);
  expect(await paysOf(merchant, 'hourPay')).toHaveLength(1);
  expect(await closer.balances(ids)).toEqual([250n, 0n]);
  expect(closer.letters).toEqual([]);
  const hours = (await closer.closes()).filter(({ state }) => state !== 'closed');
  expect(hours).toEqual([]);
});

const FIRST = '2026-05-01';
const ben = [step('10000', 0, 100_000), step('50000', 5, 120_000)];
const cai = [step('10000', 0, 100_000)];

/** Ben, Cai below him and two of Cai’s; another branch of two, and one who plays for herself. */
async function shares(rules: { carry: 'keep' | 'forgive' }) {
  const { closer, ids, merchant } = await open(FIRST, [undefined, 0, 1, 1, 0, 0, 0]);
  const [leader = 0n, branch = 0n, ...others] = ids;
  const given = { kind: 'dividend', rules, startsOn: FIRST } as const;
  await agree(db, merchant, { ...given, grantee: leader, steps: ben });
  await agree(db, merchant, { ...given, grantee: branch, grantor: leader, steps: cai });
  const [dia = 0n, eli = 0n, fay = 0n, gus = 0n, hal = 0n] = others;
  // Cai’s line lost 95 000, the rest won 40 000; six of them played.
  await closer.settle(branch, 'RNG', php('5000'), 0n, FIRST);
  await closer.settle(dia, 'RNG', php('60000'), 0n, '2026-05-09');
  await closer.settle(eli, 'RNG', php('30000'), 0n, '2026-05-15');
  await closer.settle(fay, 'RNG', php('1000'), php('42000'), '2026-05-02');
  await closer.settle(gus, 'RNG', php('500'), 0n, '2026-05-02');
  await closer.settle(hal, 'RNG', php('500'), 0n, '2026-05-02');
  // In the next half Cai’s lost 30 000 and the rest 50 000, and three played.
  await closer.settle(dia, 'RNG', php('30000'), 0n, '2026-05-16');
  await closer.settle(fay, 'RNG', php('50000'), 0n, '2026-05-31');
  return { closer, ids, merchant, leader, branch };
}

it('pays a share of what a line lost, and carries what is below nothing', async () => {
  const { closer, ids, merchant, leader, branch } = await shares({ carry: 'keep' });
  await closer.look('2026-05-16');
  expect(await paysOf(merchant, 'dividend')).toEqual([]);
  await closer.look('2026-05-17');
  expect(await paysOf(merchant, 'dividend')).toMatchObject([
    {
      period: '2026-05-15',
      member_id: leader,
      gross: php('6600'),
      given: php('9500'),
      net: 0n,
      carry_out: -php('2900'),
      state: 'nothing',
    },
    {
      period: '2026-05-15',
      member_id: branch,
      gross: php('9500'),
      net: php('9500'),
      state: 'paid',
    },
  ]);
  await closer.look('2026-06-02');
  expect((await paysOf(merchant, 'dividend')).slice(2)).toMatchObject([
    {
      period: '2026-05-31',
      member_id: leader,
      gross: php('8000'),
      given: php('3000'),
      carried: -php('2900'),
      net: php('2100'),
      carry_out: 0n,
    },
    { period: '2026-05-31', member_id: branch, net: php('3000') },
  ]);
  expect((await closer.balances(ids)).slice(0, 2)).toEqual([php('2100'), php('12500')]);
  const holder = { merchant: closer.merchant, memberId: leader, now: Date.parse('2026-06-02') };
  expect(await paysOfContract(db, holder, 'dividend', {})).toMatchObject({
    list: [
      {
        from: '2026-05-16',
        to: '2026-05-31',
        estimate: false,
        base: '80000.00',
        active: 2,
        step: { rate: '10.0000' },
        carried: '-2900.00',
        amount: '2100.00',
      },
      {
        from: '2026-05-01',
        to: '2026-05-15',
        base: '55000.00',
        active: 6,
        step: { rate: '12.0000' },
        amount: '0.00',
        carry: '-2900.00',
        basis: { staked: '97000.00', won: '42000.00', fee: '0.00' },
      },
    ],
    footer: { amount: '2100.00' },
    totalPages: 1,
  });
  // A close of a close changes nothing.
  const closes = await closer.closes();
  await closer.look('2026-06-02', 5);
  expect(await closer.closes()).toEqual(closes);
  const reports = await checkInvariants(db, agentInvariants, merchant);
  expect(reports.filter(({ total }) => total > 0)).toEqual([]);
});

it('forgives what is below nothing where that was agreed', async () => {
  const { closer, merchant, leader } = await shares({ carry: 'forgive' });
  await closer.look('2026-06-02');
  const own = (await paysOf(merchant, 'dividend')).filter((pay) => pay.member_id === leader);
  expect(own).toMatchObject([{ net: 0n }, { carried: 0n, net: php('5000') }]);
});

it('takes rebates, salaries, gifts and the fee off a share first', async () => {
  const { closer, ids, merchant } = await open(FIRST, [undefined, 0]);
  const [ana = 0n, one = 0n] = ids;
  await closer.rate(ana, 'RNG', 10_000, '2026-01-01');
  const steps = [step('0', 0, 10_000)];
  await agree(db, merchant, { kind: 'salary', grantee: ana, steps, startsOn: FIRST });
  await agree(db, merchant, {
    kind: 'dividend',
    grantee: ana,
    steps: [step('0', 0, 500_000)],
    rules: { fee: 50_000, periods: 'month' },
    startsOn: FIRST,
  });
  await closer.settle(one, 'RNG', php('1000'), php('200'), '2026-05-03');
  await sql`UPDATE member_day SET bonus = ${php('30')}
    WHERE merchant = ${merchant} AND member_id = ${one}`.execute(db);
  await closer.look('2026-05-20');
  expect(await paysOf(merchant, 'dividend')).toEqual([]);
  await closer.look('2026-06-02');
  // 800 lost, less 10 of rebate, 10 of salary, 30 given and 40 of fee: half of 710.
  expect(await paysOf(merchant, 'dividend')).toMatchObject([
    { period: '2026-05-31', gross: php('355'), net: php('355') },
  ]);
});

it('waits with a share for every day of its period', async () => {
  const { closer, merchant } = await shares({ carry: 'keep' });
  await sql`UPDATE turnover_day SET rounds = rounds + 1
    WHERE merchant = ${merchant} AND day = '2026-05-09'`.execute(db);
  // Days behind the one that stopped stay as they are, so nobody waits for them.
  await untilSo(async () => {
    await closer.lookOnce('2026-05-17');
    return (await closer.closes()).some(({ state }) => state === 'stopped');
  });
  await closer.lookOnce('2026-05-17');
  expect(await paysOf(merchant, 'dividend')).toEqual([]);
});

it('is resumed where it was killed, with the same digest and each pay once', async () => {
  const { closer, ids, merchant } = await open(DAY, [undefined]);
  const [ana = 0n] = ids;
  const steps = [step('0', 0, 10_000)];
  await agree(db, merchant, { kind: 'salary', grantee: ana, steps, startsOn: DAY });
  await closer.settle(ana, 'RNG', 10_000n, 0n, DAY);
  const die = () => Promise.reject(new Error('killed'));
  await expect(closer.look(nextDay(DAY), 1, { ownerTold: die })).rejects.toThrow('killed');
  const [before] = await closer.closes();
  expect(before).toMatchObject({ state: 'paying' });
  await Promise.all([closer.look(nextDay(DAY)), closer.look(nextDay(DAY))]);
  expect(await closer.closes()).toMatchObject([{ state: 'closed', digest: before?.digest }]);
  expect(await closer.balances(ids)).toEqual([100n]);
});

it('stops before it pays anything where somebody was granted more than there was', async () => {
  const { closer, ids, merchant } = await open(DAY, [undefined, 0]);
  const [ana = 0n, one = 0n] = ids;
  const given = { kind: 'salary', startsOn: DAY } as const;
  await agree(db, merchant, { ...given, grantee: ana, steps: [step('0', 0, 1_000)] });
  await agree(db, merchant, { ...given, grantee: one, grantor: ana, steps: [step('0', 0, 2_000)] });
  await closer.settle(one, 'RNG', 100_000n, 0n, DAY);
  const broken = await checkInvariants(db, agentInvariants, merchant);
  expect(broken.filter(({ total }) => total > 0).map(({ name }) => name)).toEqual(['contracts']);
  await closer.look(nextDay(DAY));
  const [close] = await closer.closes();
  expect(close).toMatchObject({ state: 'stopped' });
  expect(close?.problem).toContain('is below nothing');
  expect(await closer.balances(ids)).toEqual([0n, 0n]);
});

const granted = fc.array(
  fc.record({
    parent: fc.nat(99),
    rate: fc.integer({ min: 1, max: 40_000 }),
    more: fc.integer({ min: 1, max: 40_000 }),
    from: fc.nat(50_000),
    active: fc.nat(3),
    stake: fc.bigInt({ min: 1n, max: 90_000n }),
  }),
  { minLength: 2, maxLength: 9, size: 'max' },
);

it('pays what plain recursion over contracts pays', async () => {
  await fc.assert(
    fc.asyncProperty(granted, async (members) => {
      const parents = members.map(({ parent }, place) =>
        place === 0 ? undefined : parent % place,
      );
      const { closer, ids, merchant } = await open(DAY, parents);
      const steps = members.map(({ rate, more, from, active }): TermStep[] => [
        { from: '0', active: 0, ppm: rate },
        { from: `${from + 1}`, active, ppm: rate + more },
      ]);
      const has: boolean[] = [];
      for (const [place, its] of steps.entries()) {
        const above = parents[place];
        const own = above === undefined ? undefined : steps[above];
        has[place] =
          own === undefined ||
          (above !== undefined && has[above] === true && firstAbove(its, own) === undefined);
        const grantor = above === undefined ? undefined : ids[above];
        const given = { kind: 'salary', grantee: ids[place] ?? 0n, steps: its } as const;
        if (has[place]) {
          await agree(db, merchant, { ...given, ...(grantor && { grantor }), startsOn: DAY });
        }
        await closer.settle(ids[place] ?? 0n, 'RNG', members[place]?.stake ?? 0n, 0n, DAY);
      }
      const below = (place: number) =>
        parents.flatMap((parent, one) => (parent === place ? [one] : []));
      const sum = (place: number, of: (one: number) => bigint): bigint =>
        below(place).reduce((total, one) => total + sum(one, of), of(place));
      const gross = (place: number): bigint => {
        if (has[place] !== true) return 0n;
        const base = sum(place, (one) => members[one]?.stake ?? 0n);
        const active = sum(place, (one) => ((members[one]?.stake ?? 0n) >= 100n ? 1n : 0n));
        return (base * BigInt(rateAt(steps[place] ?? [], base, Number(active)))) / 1_000_000n;
      };
      const wanted = ids.map((_, place) =>
        has[place] === true
          ? below(place).reduce((left, one) => left - gross(one), gross(place))
          : 0n,
      );
      await closer.look(nextDay(DAY));
      expect(await closer.balances(ids)).toEqual(wanted);
    }),
    { numRuns: 10 },
  );
});
