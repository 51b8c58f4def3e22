import * as fc from 'fast-check';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '../../kernel/database/pool.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { loadMerchants } from '../../kernel/sites/merchants.ts';
import { counted } from '../../testing/counts.ts';
import { createDatabase } from '../../testing/gateway.ts';
import { writeSites } from '../../testing/sites.ts';
import { MoneyGround } from './testing/ground.ts';
import { moneyHistory } from './testing/history.ts';

let db: Kysely<Database>;
let ground: MoneyGround;
beforeAll(async () => {
  db = openDatabase(await createDatabase(undefined, inject('tablesDatabase')), () => {});
  const [aurora] = loadMerchants(writeSites().file);
  if (aurora === undefined) throw new Error('there is no merchant');
  ground = new MoneyGround(db, aurora);
});
afterAll(() => db.destroy());

it('pays in and out as plain maps say it should, whatever a provider tells and when', async () => {
  let steps = 0;
  await fc.assert(
    fc.asyncProperty(moneyHistory, async (one) => {
      steps += await ground.play(one);
    }),
    { numRuns: counted(15, 500) },
  );
  expect(steps).toBeGreaterThan(100);
});

const plain = {
  zone: 'Asia/Manila',
  begins: '2026-03-28T22:40:00Z',
  unknown: 120_000,
  failures: undefined,
  isStrict: false,
  has: 200,
  excludes: undefined,
} as const;

/** What came out once: each is played again as it was found. */
it('says of a payout that it came back, though a part did before all of it was paid', async () => {
  const of = { which: 0, isHeard: true } as const;
  await ground.play({
    ...plain,
    steps: [
      { do: 'withdraw', amount: 200n },
      { do: 'follow', which: 0, old: 0, answer: 'taken' },
      { do: 'pays', ...of, what: 'half' },
      { do: 'pays', ...of, what: 'half return' },
      { do: 'pays', ...of, what: 'whole' },
    ],
  });
  expect(ground.tally.get('payout: returned')).toBeGreaterThan(0);
});

it('credits nothing of what was won to somebody who is barred, or what was never credited', async () => {
  const of = { which: 0, isHeard: true } as const;
  const before = ground.tally.get('won: suspense') ?? 0;
  for (const barred of ['before', 'between'] as const) {
    await ground.play({
      ...plain,
      steps: [
        { do: 'deposit', method: 'bank', amount: 200n, answer: 'taken' },
        ...(barred === 'before' ? [{ do: 'timeout', duration: '24h' } as const] : []),
        { do: 'happens', ...of, what: 'whole' },
        { do: 'happens', ...of, what: 'chargeback' },
        ...(barred === 'between' ? [{ do: 'timeout', duration: '24h' } as const] : []),
        { do: 'happens', ...of, what: 'won' },
      ],
    });
  }
  expect(ground.tally.get('won: suspense')).toBe(before + 2);
});

it('books a chargeback that was won in another currency, and goes on with its order', async () => {
  const of = { which: 0, isHeard: true } as const;
  const before = ground.tally.get('deposit: paid') ?? 0;
  await ground.play({
    ...plain,
    steps: [
      { do: 'deposit', method: 'bank', amount: 200n, answer: 'taken' },
      { do: 'happens', ...of, what: 'foreign' },
      { do: 'happens', ...of, what: 'chargeback' },
      { do: 'happens', ...of, what: 'won' },
      { do: 'happens', ...of, what: 'whole' },
    ],
  });
  expect(ground.tally.get('deposit: paid')).toBe(before + 1);
});

it('keeps nothing of credit and of somebody else, where a law does not, and all of it elsewhere', async () => {
  const of = { which: 0, isHeard: true } as const;
  for (const isStrict of [true, false]) {
    const end = isStrict ? 'deposit: returned' : 'deposit: paid';
    const before = ground.tally.get(end) ?? 0;
    for (const what of ['credit', 'untold', 'other'] as const) {
      await ground.play({
        ...plain,
        isStrict,
        steps: [
          { do: 'deposit', method: 'card', amount: 200n, answer: 'taken' },
          { do: 'happens', ...of, what },
          { do: 'look', which: 0, old: 0, answer: 'taken' },
        ],
      });
    }
    expect(ground.tally.get(end)).toBe(before + 3);
  }
});
