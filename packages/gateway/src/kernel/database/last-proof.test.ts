import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../../testing/gateway.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './pool.ts';
import type { Database } from './schema.ts';

let db: Kysely<Database>;
beforeAll(async () => {
  db = openDatabase(await createDatabase(), () => {});
  await migrate(db, '0022-vendor-opening');
  await sql`
    INSERT INTO member (merchant, account, account_key, nickname, type, created_at, mobile_verified,
      google_id)
    VALUES ('aurora', 'ana', 'ana', 'ana', 0, '2026-03-01', true, 'of ana'),
      ('aurora', 'ben', 'ben', 'ben', 0, '2026-03-01', true, null),
      ('aurora', 'cai', 'cai', 'cai', 0, '2026-03-01', false, null)`.execute(db);
  await sql`
    INSERT INTO login_record (merchant, member_id, at, means, ok, device, address, country)
    SELECT 'aurora', id, given.at::timestamptz, means, ok, '', '', ''
    FROM member CROSS JOIN (VALUES ('2026-11-02', 'sms', true), ('2026-11-03', 'sms', false),
      ('2026-11-04', 'password', true), ('2026-11-01', 'firebase', true)) AS given (at, means, ok)
    WHERE account <> 'ben'`.execute(db);
  await migrate(db);
});
afterAll(() => db.destroy());

it('knows of members of an earlier release when they last proved themselves, and no later', async () => {
  const rows = await db
    .selectFrom('member')
    .select(['account', 'contact_proved_at as proved', 'google_linked_at as linked'])
    .orderBy('account')
    .execute();
  expect(rows.map(({ account, proved }) => [account, proved?.toISOString() ?? null])).toEqual([
    ['ana', expect.stringMatching(/^2026-11-0[12]T/)],
    ['ben', expect.stringMatching(/^2026-0(2-28|3-01)T/)],
    // Whose number was never proven has proved nothing by a code.
    ['cai', null],
  ]);
  // When it was linked nobody knows: not later than the change of the tables, and so after every proof.
  const [ana, ben] = rows;
  expect(ana?.linked?.getTime()).toBeGreaterThan(Date.UTC(2026, 0));
  expect(ben?.linked).toBeNull();
});
