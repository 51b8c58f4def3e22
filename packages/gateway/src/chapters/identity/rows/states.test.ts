import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '../../../kernel/database/pool.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { createDatabase } from '../../../testing/gateway.ts';
import { kycSteps, openKycStates, type KycState } from './states.ts';

let db: Kysely<Database>;
beforeAll(async () => {
  db = openDatabase(await createDatabase(undefined, inject('tablesDatabase')), () => {});
});
afterAll(() => db.destroy());

const all = Object.keys(kycSteps) as KycState[];
const mayBecome = (former: KycState, next: KycState): boolean =>
  kycSteps[former].split(' ').includes(next);

it('knows the states and steps that the database knows', async () => {
  const states = await db.selectFrom('kyc_state').select('state').execute();
  expect(states.map(({ state }) => state).toSorted()).toEqual(all.toSorted());
  const steps = await db.selectFrom('kyc_step').selectAll().execute();
  const named = all.flatMap((former) =>
    all.filter((next) => mayBecome(former, next)).map((next) => `${former} ${next}`),
  );
  expect(steps.map(({ former, next }) => `${former} ${next}`).toSorted()).toEqual(named.toSorted());
});

it('has the database refuse every other step, a second open case, and a decision without its end', async () => {
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO member (merchant, account, account_key, nickname, type, created_at)
    VALUES ('aurora', 'ana', 'ana', 'ana', 0, now()) RETURNING id`.execute(db);
  const at = new Date();
  const of = { merchant: 'aurora', member_id: rows[0]?.id ?? 0n, created_at: at, changed_at: at };
  const full = { sent_at: at, decided_at: at, keep_until: at };
  for (const former of all) {
    for (const next of all) {
      if (former === next) continue;
      await db.deleteFrom('kyc_case').execute();
      const isOver = former === 'verified' || former === 'refused' || former === 'expired';
      const begun = isOver ? full : { sent_at: at };
      await db
        .insertInto('kyc_case')
        .values({ ...of, ...begun, state: former })
        .execute();
      const isDecided = next === 'verified' || next === 'refused' || next === 'expired';
      const done = await db
        .updateTable('kyc_case')
        .set({ state: next, decided_at: isDecided ? at : null, keep_until: at })
        .execute()
        .then(
          () => true,
          () => false,
        );
      expect([former, next, done]).toEqual([former, next, mayBecome(former, next)]);
    }
  }
  await db.deleteFrom('kyc_case').execute();
  const insert = (state: KycState, more: object = {}) =>
    db
      .insertInto('kyc_case')
      .values({ ...of, sent_at: at, ...more, state })
      .execute();
  await expect(insert('verified')).rejects.toThrow('check constraint');
  await insert('verified', full);
  await insert('draft');
  for (const state of openKycStates) await expect(insert(state)).rejects.toThrow('kyc_case_open');
});
