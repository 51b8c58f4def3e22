import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '../../../../kernel/database/pool.ts';
import type { Database } from '../../../../kernel/database/schema.ts';
import { createDatabase } from '../../../../testing/gateway.ts';
import { mayBecome, payoutRanks, payoutSteps, type PayoutState } from './states.ts';

let db: Kysely<Database>;
beforeAll(async () => {
  db = openDatabase(await createDatabase(undefined, inject('tablesDatabase')), () => {});
});
afterAll(() => db.destroy());

const all = Object.keys(payoutRanks) as PayoutState[];

it('knows the states, ranks and steps that the database knows', async () => {
  const states = await db.selectFrom('payout_state').selectAll().execute();
  expect(Object.fromEntries(states.map(({ state, rank }) => [state, rank]))).toEqual(payoutRanks);
  const steps = await db.selectFrom('payout_step').selectAll().execute();
  const named = all.flatMap((former) =>
    payoutSteps[former].split(' ').flatMap((next) => (next === '' ? [] : [`${former} ${next}`])),
  );
  expect(steps.map(({ former, next }) => `${former} ${next}`).toSorted()).toEqual(named.toSorted());
});

it('lets a rank fall only before anything was sent, and nothing out of “unclear” but an answer', () => {
  const falling = all.flatMap((former) =>
    all
      .filter((next) => mayBecome(former, next) && payoutRanks[next] <= payoutRanks[former])
      .map((next) => `${former} ${next}`),
  );
  expect(falling).toEqual(['approved review']);
  expect(all.filter((state) => mayBecome(state, 'refused'))).toEqual(['review']);
});

it('has the database refuse every other step, sums that do not add up, and another’s instrument', async () => {
  const insertMember = (account: string) =>
    sql<{ id: bigint }>`
      INSERT INTO member (merchant, account, account_key, nickname, type, created_at)
      VALUES ('aurora', ${account}, ${account}, ${account}, 0, now()) RETURNING id`.execute(db);
  const { rows } = await insertMember('ana');
  const { rows: others } = await insertMember('ben');
  const [ana, ben] = [rows[0]?.id ?? 0n, others[0]?.id ?? 0n];
  const at = new Date();
  const { id: instrument_id } = await db
    .insertInto('instrument')
    .values({
      merchant: 'aurora',
      member_id: ana,
      rail: 'bank',
      bank: 'Larkfield',
      payee_name: 'Ana',
      last4: '1234',
      sealed: Buffer.of(1),
      blind: Buffer.of(1),
      added_at: at,
      usable_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const order = (member_id: bigint) =>
    db
      .insertInto('payout')
      .values({
        merchant: 'aurora',
        member_id,
        instrument_id,
        provider: 'demo',
        rail: 'bank',
        reference: `W-${member_id}`,
        amount: 100n,
        fee: 0n,
        currency: 'PHP',
        state: 'review',
        created_at: at,
        changed_at: at,
      })
      .execute();
  const become = (change: object) =>
    db
      .updateTable('payout')
      .set(change)
      .execute()
      .then(
        () => 'done',
        () => 'refused',
      );
  await expect(order(ben)).rejects.toThrow('foreign key');
  await order(ana);
  expect(await become({ state: 'sent' })).toBe('refused');
  // Its money is still held: it is not refused.
  expect(await become({ state: 'refused' })).toBe('refused');
  expect(await become({ state: 'approved' })).toBe('done');
  expect(await become({ state: 'review' })).toBe('done');
  expect(await become({ state: 'approved' })).toBe('done');
  expect(await become({ state: 'sending' })).toBe('done');
  expect(await become({ state: 'review' })).toBe('refused');
  expect(await become({ state: 'unclear' })).toBe('done');
  expect(await become({ state: 'paid', paid: 50n })).toBe('refused');
  expect(await become({ state: 'failed', given_back: 100n })).toBe('done');
});
