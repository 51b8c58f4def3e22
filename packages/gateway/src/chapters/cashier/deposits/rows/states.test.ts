import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inject } from 'vitest';
import { openDatabase } from '../../../../kernel/database/pool.ts';
import type { Database } from '../../../../kernel/database/schema.ts';
import { createDatabase } from '../../../../testing/gateway.ts';
import { depositRanks, depositSteps, type DepositState } from './states.ts';

let db: Kysely<Database>;
beforeAll(async () => {
  db = openDatabase(await createDatabase(undefined, inject('tablesDatabase')), () => {});
});
afterAll(() => db.destroy());

const all = Object.keys(depositRanks) as DepositState[];

it('knows the states, ranks and steps that the database knows', async () => {
  const states = await db.selectFrom('deposit_state').selectAll().execute();
  expect(Object.fromEntries(states.map(({ state, rank }) => [state, rank]))).toEqual(depositRanks);
  const steps = await db.selectFrom('deposit_step').selectAll().execute();
  const named = all.flatMap((former) =>
    depositSteps[former].split(' ').flatMap((next) => (next === '' ? [] : [`${former} ${next}`])),
  );
  expect(steps.map(({ former, next }) => `${former} ${next}`).toSorted()).toEqual(named.toSorted());
});

it('never lets a rank fall', () => {
  for (const former of all) {
    for (const next of all.filter((state) => depositSteps[former].split(' ').includes(state))) {
      expect(depositRanks[next]).toBeGreaterThan(depositRanks[former]);
    }
  }
});

it('has the database refuse every other step, and a limit’s room that nobody waits for', async () => {
  await sql`INSERT INTO member (merchant, account, account_key, nickname, type, created_at)
    VALUES ('aurora', 'ana', 'ana', 'ana', 0, now())`.execute(db);
  await sql`INSERT INTO deposit_order (merchant, member_id, method_id, method_name, provider, rail, reference,
      amount, fee, currency, state, reserved, return_url, created_at, changed_at)
    SELECT 'aurora', id, 'bank', 'Bank', 'demo', 'bank', 'D-1', 100, 0, 'PHP', 'expired', 0, '', now(), now()
    FROM member`.execute(db);
  const become = (change: object) =>
    db
      .updateTable('deposit_order')
      .set(change)
      .execute()
      .then(
        () => 'done',
        () => 'refused',
      );
  expect(await become({ state: 'open' })).toBe('refused');
  expect(await become({ reserved: 50n })).toBe('refused');
  // Nothing came: it is not paid.
  expect(await become({ state: 'paid' })).toBe('refused');
  expect(await become({ state: 'paid', received: 100n, credited: 100n })).toBe('done');
});
