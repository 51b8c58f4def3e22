import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../../testing/gateway.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/pool.ts';
import type { Database } from '../database/schema.ts';
import { transact } from '../database/transact.ts';
import { requirePermission } from './permissions.ts';
import { verifyChain } from './verify.ts';

const line = (subject: string) => sql`
  INSERT INTO audit (merchant, operator, person, place, act, subject_kind, subject, reason, after)
  VALUES ('aurora', 'system', 'ana', 'here', 'site.close', 'site', ${subject}, '', '{"closed": true}')`;

let db: Kysely<Database>;
beforeAll(async () => {
  db = openDatabase(await createDatabase(), () => {});
  await migrate(db, '0028-deposits');
  for (const subject of ['one', 'two']) await line(subject).execute(db);
  await migrate(db);
});
afterAll(() => db.destroy());

it('goes on with the chain of a release that knew no approvals', async () => {
  await line('three').execute(db);
  expect(await verifyChain(db, 'aurora')).toMatchObject({ acts: 3n, fault: undefined });
});

it('leaves the machine what it could, at every merchant', async () => {
  const may = (permission: 'site' | 'payments') =>
    transact(db, (tx) => requirePermission(tx, 'system', 'aurora', { permission }));
  await expect(may('site')).resolves.toBeUndefined();
  await expect(may('payments')).rejects.toThrow('lacks the permission "payments"');
});
