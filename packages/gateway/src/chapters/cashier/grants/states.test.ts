import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '../../../kernel/database/pool.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { createDatabase } from '../../../testing/gateway.ts';
import { grantSteps, isLive, type GrantState } from './states.ts';

let db: Kysely<Database>;
beforeAll(async () => {
  db = openDatabase(await createDatabase(undefined, inject('tablesDatabase')), () => {});
});
afterAll(() => db.destroy());

const all = Object.keys(grantSteps) as GrantState[];

it('knows the states and steps that the database knows', async () => {
  const states = await db.selectFrom('grant_state').selectAll().execute();
  expect(Object.fromEntries(states.map((one) => [one.state, one.is_live]))).toEqual(
    Object.fromEntries(all.map((state) => [state, isLive(state)])),
  );
  const steps = await db.selectFrom('grant_step').selectAll().execute();
  const named = all.flatMap((former) =>
    grantSteps[former].split(' ').flatMap((next) => (next === '' ? [] : [`${former} ${next}`])),
  );
  expect(steps.map(({ former, next }) => `${former} ${next}`).toSorted()).toEqual(named.toSorted());
});

it('lets nothing come after an end', () => {
  expect(all.filter((state) => !isLive(state) && grantSteps[state] !== '')).toEqual([]);
});
