import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../../kernel/database/pool.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson, untilSo, type Person } from '../../../testing/people.ts';
import { openOffice, type Colleague, type Office } from '../../../testing/players/office.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-campaigns-'));
let gateway: TestGateway;
let office: Office;
let cleo: Colleague;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
  office = openOffice(gateway);
  cleo = await office.employ('cleo', ['content']);
});
afterAll(async () => {
  office.close();
  await gateway.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes to everybody and answers the number of the letter. */
async function write(kind: string, ...more: string[]): Promise<string> {
  const file = join(folder, `${kind}.json`);
  writeFileSync(file, JSON.stringify({ kind, titles: { EN: kind }, contents: { EN: '<p>x</p>' } }));
  const said = await gateway.operate('letter', 'aurora', 'all', file, ...more);
  return /as letter (\d+)\./.exec(said)?.[1] ?? '';
}
const rowOf = (id: string) =>
  gateway.db
    .selectFrom('campaign')
    .selectAll()
    .where('id', '=', BigInt(id))
    .executeTakeFirstOrThrow();
const untilDone = (id: string) => untilSo(async () => (await rowOf(id)).state === 'done');
const readersOf = async (id: string): Promise<readonly bigint[]> =>
  (
    await gateway.db
      .selectFrom('message')
      .select('member_id')
      .where('campaign_id', '=', BigInt(id))
      .orderBy('member_id')
      .execute()
  ).map((row) => row.member_id);

/** Quickly, as many as take several batches. */
async function addCrowd(count: number): Promise<void> {
  await sql`
    INSERT INTO member (merchant, account, account_key, nickname, type, created_at)
    SELECT 'aurora', 'crowd_' || n, 'crowd_' || n, 'crowd', 0, now()
    FROM generate_series(1, ${count}::int) AS n`.execute(gateway.db);
}

/** So many wait for what others hold. */
const untilQueued = (people: number) =>
  untilSo(async () => {
    const { rows } = await sql`SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(gateway.db);
    return rows.length >= people;
  });

const agree = (one: Person) =>
  sql`UPDATE member SET marketing = '{"sms": false, "email": true, "push": false}'
    WHERE id = ${one.id}`.execute(gateway.db);
const bar = (one: Person, until: string) =>
  sql`INSERT INTO member_guard (merchant, member_id, bar, bar_until)
    VALUES ('aurora', ${one.id}, 'timeout', ${until}::timestamptz)`.execute(gateway.db);

it('writes an offer to whoever agreed to some, and to nobody who is barred at that moment', async () => {
  const [yes, no, barred, back] = [
    await addPerson(gateway),
    await addPerson(gateway),
    await addPerson(gateway),
    await addPerson(gateway),
  ];
  for (const one of [yes, barred, back]) await agree(one);
  await bar(barred, '2100-01-01');
  await bar(back, '2020-01-01');
  const offer = await write('promotion');
  await untilDone(offer);
  expect(await readersOf(offer)).toEqual([yes.id, back.id]);
  expect(await rowOf(offer)).toMatchObject({ written: 2n, passed_over: 2n });
  // What is no offer is for all of them.
  const notice = await write('system');
  await untilDone(notice);
  expect(await readersOf(notice)).toEqual([yes.id, no.id, barred.id, back.id]);
});

it('is one letter for one key, and says in the office how far it has come', async () => {
  const id = await write('system', '--key', 'once-only');
  expect(await write('system', '--key', 'once-only')).toBe(id);
  await untilDone(id);
  const told = await cleo.office('queue', 'letters');
  expect(told).toMatch(/done +system +4 written +0 passed over +system/);
  await expect(cleo.office('decide', 'letters', id, 'stop')).rejects.toThrow('is done already');
});

it('stops where somebody says so: who has it keeps it, and nobody else gets it', async () => {
  await addCrowd(5_000);
  // Whoever writes waits for this, so that it can be stopped on the way.
  const other = openDatabase(gateway.databaseUrl, () => {}, 1);
  const gate = await other.startTransaction().execute();
  await sql`LOCK TABLE message IN SHARE MODE`.execute(gate);
  const id = await write('system');
  await untilQueued(1);
  const stopping = cleo.office('decide', 'letters', id, 'stop');
  await untilQueued(2);
  await gate.rollback().execute();
  await other.destroy();
  expect(await stopping).toContain('Done: stopped a letter to everybody.');
  const stopped = await rowOf(id);
  expect(stopped.state).toBe('stopped');
  expect(stopped.written).toBeLessThan(5_004n);
  // Another goes its way; this one stays as it is.
  await untilDone(await write('system'));
  expect(BigInt((await readersOf(id)).length)).toBe(stopped.written);
  expect(await rowOf(id)).toEqual(stopped);
});

it('is kept by the database from being written twice to one', async () => {
  const id = await write('wallet');
  await untilDone(id);
  const [first] = await readersOf(id);
  await expect(
    sql`INSERT INTO message (merchant, member_id, kind, titles, contents, at, campaign_id)
      VALUES ('aurora', ${first}, 'wallet', '{}', '{}', now(), ${id})`.execute(gateway.db),
  ).rejects.toThrow(/message_campaign/);
});
