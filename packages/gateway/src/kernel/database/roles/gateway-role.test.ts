import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type Gateway, type GatewayOptions } from '../../../gateway.ts';
import { operatorCommand } from '../../../operator/commands.ts';
import { deskOn } from '../../../operator/desk.ts';
import { terminalHere } from '../../../operator/terminal/here.ts';
import { createDatabase } from '../../../testing/gateway.ts';
import { Player } from '../../../testing/kill/player.ts';
import { loadLedger } from '../../../testing/volume/ledger-load.ts';
import { testOptions } from '../../../testing/options.ts';
import { loadMerchants } from '../../sites/merchants.ts';
import { startEmbedded } from '../embedded/embedded.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../pool.ts';
import type { Database } from '../schema.ts';
import { addPartitions } from '../partitions.ts';
import { transact } from '../transact.ts';

const { options, remove } = testOptions();
const state = mkdtempSync(join(tmpdir(), 'livery-roles-'));
afterAll(() => {
  remove();
  rmSync(state, { recursive: true, force: true });
});

const start = (more: Partial<GatewayOptions>): Promise<Gateway> =>
  startGateway({ ...options, state, ...more });

/** A member of the release before, with ten pesos in their wallet. */
const EARLIER = [
  `INSERT INTO member (merchant, account, account_key, nickname, type, created_at)
    VALUES ('noir', 'ana', 'ana', 'ana', 0, now())`,
  `INSERT INTO ledger_account (merchant, kind, member_id, currency, balance)
    SELECT 'noir', 'cash', id, 'PHP', 0 FROM member`,
  `INSERT INTO ledger_account (merchant, kind, currency) VALUES ('noir', 'house', 'PHP')`,
  `SELECT ledger_post('noir', 'PHP', (extract(epoch FROM now()) * 1000)::bigint, ARRAY['deposit'],
    ARRAY[(SELECT id FROM ledger_account WHERE kind = 'house')],
    ARRAY[(SELECT id FROM ledger_account WHERE kind = 'cash')], ARRAY[1000::bigint])`,
];

/** What a folder of the release before holds: one role, and its tables. */
async function layFolder(): Promise<void> {
  const server = await startEmbedded(state, () => {});
  const db = openDatabase(server.ownerUrl, () => {}, 1);
  try {
    await migrate(db, '0022-vendor-opening');
    for (const statement of EARLIER) await sql.raw(statement).execute(db);
    await sql`DROP ROLE livery_gateway`.execute(db);
  } finally {
    await db.destroy();
    await server.stop();
  }
}

const balanceOfAna = async (db: Kysely<Database>) => {
  const { rows } = await sql<{ balance: bigint }>`
    SELECT balance FROM ledger_account JOIN member ON member.id = member_id
    WHERE account = 'ana'`.execute(db);
  return rows[0]?.balance;
};

/** Each is refused to whoever serves, by the database. */
const forbidden: readonly string[] = [
  "UPDATE ledger_account SET balance = 1000000 WHERE kind <> 'house'",
  'UPDATE ledger_account SET id = DEFAULT',
  'UPDATE ledger_entry SET amount = amount',
  'DELETE FROM ledger_transfer',
  'TRUNCATE ledger_entry',
  'DELETE FROM ledger_entry_before',
  'UPDATE audit SET reason = reason',
  'DELETE FROM audit',
  'TRUNCATE audit',
  'UPDATE approval_vote SET vote = vote',
  'DELETE FROM approval_vote',
  'TRUNCATE approval_vote CASCADE',
  'DELETE FROM approval',
  'DELETE FROM correction',
  'ALTER TABLE approval DISABLE TRIGGER ALL',
  'ALTER TABLE ledger_account DISABLE TRIGGER ALL',
  'ALTER TABLE ledger_entry DISABLE TRIGGER refuse_change',
  'DROP TRIGGER refuse_balance ON ledger_account',
  'CREATE TRIGGER mine BEFORE INSERT ON favourite EXECUTE FUNCTION ledger_refuse_change()',
  'SET session_replication_role = replica',
  'SET ROLE livery',
  'CREATE TABLE mine ()',
  'CREATE TEMPORARY TABLE mine ()',
  'CREATE FUNCTION mine() RETURNS int LANGUAGE sql RETURN 1',
  'CREATE OR REPLACE FUNCTION ledger_refuse_balance() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$',
  "INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-later', '')",
  "SELECT setval('timed_id_turn', 1)",
  "COPY member TO PROGRAM 'cat'",
  'CREATE ROLE mine',
];

describe('the gateway on a database of its own, in a folder of the release before', () => {
  let gateway: Gateway;
  let db: Kysely<Database>;
  beforeAll(async () => {
    await layFolder();
    gateway = await start({});
    db = openDatabase(gateway.databaseUrl, () => {}, 2);
  });
  afterAll(async () => {
    await db.destroy();
    await gateway.stop();
  });

  it('finds its members and their money, and serves as somebody who owns nothing', async () => {
    const { rows } = await sql`
      SELECT rolname AS name, rolsuper AS super, rolcreatedb OR rolcreaterole OR rolbypassrls AS more,
        EXISTS (SELECT FROM pg_class WHERE relowner = pg_roles.oid) AS owns
      FROM pg_roles WHERE rolname = current_user`.execute(db);
    expect(rows).toEqual([{ name: 'livery_gateway', super: false, more: false, owns: false }]);
    expect(await balanceOfAna(db)).toBe(1_000n);
  });

  it.each(forbidden)('may not: %s', async (statement) => {
    await expect(sql.raw(statement).execute(db)).rejects.toMatchObject({
      code: expect.stringMatching(/^(42501|428C9)$/),
    });
    expect(await balanceOfAna(db)).toBe(1_000n);
  });

  it('moves money as ever, by entries', async () => {
    const { faults, moved } = await loadLedger({ port: gateway.port, db, now: Date.now }, 200);
    expect(faults).toEqual([]);
    expect(moved).toBeGreaterThan(0);
  });

  it('plays rounds, marks favourites and opens sessions', async () => {
    const player = new Player(gateway.port, 'aurora');
    await player.requireCurrentSession('marisol88');
    for (let turn = 0; turn < 3; turn += 1) await player.spin();
    await player.mark('moon-orchard');
    expect(await player.check()).toBe(3);
  });

  it('takes orders from the command line, and writes them down', async () => {
    const desk = deskOn(db, {
      ...options,
      merchants: loadMerchants(options.sites),
      clock: Date.now,
      terminal: terminalHere(),
    });
    const order = (...words: string[]) => operatorCommand('sessions', words, (work) => work(desk));
    expect(await order('aurora', 'marisol88', 'end', 'all')).toContain('marisol88');
    expect(await operatorCommand('audit', ['verify'], (work) => work(desk))).toContain('aurora');
  });

  it('adds the months to come, which it may not make itself', async () => {
    const later = Date.now() + 200 * 86_400_000;
    await transact(db, (tx) => addPartitions(tx, later));
    const month = new Date(later).toISOString().slice(0, 7).replace('-', '_');
    const { rows } = await sql`
      SELECT pg_get_userbyid(relowner) AS owner FROM pg_class
      WHERE relname = ${`ledger_entry_${month}`}`.execute(db);
    expect(rows).toEqual([{ owner: 'livery' }]);
  });

  it('starts again, and needs to give nothing a second time', async () => {
    const rights = async () =>
      (
        await sql`SELECT relname, relacl::text, xmin::text FROM pg_class WHERE relacl IS NOT NULL`.execute(
          db,
        )
      ).rows;
    const before = await rights();
    await db.destroy();
    await gateway.stop();
    gateway = await start({});
    db = openDatabase(gateway.databaseUrl, () => {}, 2);
    expect(await rights()).toEqual(before);
    expect(await balanceOfAna(db)).toBe(1_000n);
  });
});

describe('the gateway on a PostgreSQL of its operator', () => {
  it('makes the tables as their owner, and serves as whom DATABASE_URL names', async () => {
    const address = await createDatabase();
    const admin = new Client({ connectionString: address });
    await admin.connect();
    const name = new URL(address).pathname.slice(1);
    await admin.query(`
      CREATE ROLE owner_of_tests LOGIN PASSWORD 'of no account';
      CREATE ROLE server_of_tests LOGIN PASSWORD 'of no account';
      ALTER DATABASE ${name} OWNER TO owner_of_tests`);
    const as = (role: string) => {
      const url = new URL(address);
      url.username = role;
      url.password = 'of no account';
      return url.href;
    };
    const databaseUrl = as('server_of_tests');
    const gateway = await start({ databaseUrl, databaseOwner: as('owner_of_tests') });
    const db = openDatabase(databaseUrl, () => {}, 2);
    try {
      await expect(sql.raw(forbidden[0] ?? '').execute(db)).rejects.toMatchObject({
        code: '42501',
      });
      const target = { port: gateway.port, db, now: Date.now };
      expect((await loadLedger(target, 100)).faults).toEqual([]);
    } finally {
      await db.destroy();
      await gateway.stop();
      await admin.query(`
        ALTER DATABASE ${name} OWNER TO CURRENT_USER;
        DROP OWNED BY server_of_tests, owner_of_tests;
        DROP ROLE server_of_tests, owner_of_tests`);
      await admin.end();
    }
  });
});
