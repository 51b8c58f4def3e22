import { sql } from 'kysely';
import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../../../testing/gateway.ts';
import { openPool } from '../pool.ts';
import { transact } from '../transact.ts';

/** Between gateway and database; once it has seen a text go by, no answer comes back. */
interface Wire {
  readonly url: string;
  swallowAfter: string | undefined;
  close(): void;
}

async function wireTo(url: string): Promise<Wire> {
  const target = new URL(url);
  const there = { port: Number(target.port), host: target.hostname };
  const wire = { url: '', swallowAfter: undefined as string | undefined, close: () => {} };
  const server: Server = createServer((near) => {
    const far = connect(there);
    let isSilent = false;
    near.on('data', (bytes: Buffer) => {
      if (wire.swallowAfter !== undefined && bytes.includes(wire.swallowAfter)) isSilent = true;
      far.write(bytes);
    });
    far.on('data', (bytes: Buffer) => isSilent || near.write(bytes));
    for (const [one, other] of [[near, far] as const, [far, near] as const]) {
      one.on('error', () => {});
      one.on('close', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  target.searchParams.delete('host');
  target.port = String(typeof address === 'object' ? address?.port : 0);
  return Object.assign(wire, { url: target.href, close: () => void server.close() });
}

let url: string;
let wire: Wire;
beforeAll(async () => {
  url = await createDatabase();
  wire = await wireTo(url);
  const { db } = openPool(url, () => {});
  await sql`CREATE TABLE note (text text)`.execute(db);
  await db.destroy();
});
afterAll(() => wire.close());

const write = (text: string) => sql`INSERT INTO note VALUES (${text})`;

it('says that nobody knows, when a commit is not answered, and goes on with another connection', async () => {
  const { db, state } = openPool(wire.url, () => {}, { size: 1, patience: 3_000 });
  // The log-in is not what is waited for.
  await sql`SELECT 1`.execute(db);
  wire.swallowAfter = 'commit';
  const lost = transact(db, (tx) => write('unknown').execute(tx));
  await expect(lost).rejects.toMatchObject({ name: 'NoAnswer', code: 'ETIMEDOUT' });
  wire.swallowAfter = undefined;
  await transact(db, (tx) => write('known').execute(tx));
  const { rows } = await sql<{ text: string }>`SELECT text FROM note ORDER BY text`.execute(db);
  // It was committed after all, and the caller was not told the contrary.
  expect(rows.map(({ text }) => text)).toEqual(['known', 'unknown']);
  expect(state().used).toBe(0);
  await db.destroy();
});

it('throws a connection away that gave no answer', async () => {
  const { db } = openPool(wire.url, () => {}, { size: 1, patience: 3_000 });
  const backend = async () => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db);
    return rows[0]?.pid;
  };
  const first = await backend();
  wire.swallowAfter = 'silence';
  await expect(sql`SELECT 'silence'`.execute(db)).rejects.toThrow(/no answer/);
  wire.swallowAfter = undefined;
  expect(await backend()).not.toBe(first);
  await db.destroy();
});

it('takes a commit that the database warns of for one that nobody knows of', async () => {
  const { db } = openPool(url, () => {}, { size: 1 });
  await sql`
    CREATE FUNCTION warn() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE WARNING 'canceling wait for synchronous replication due to user request';
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE CONSTRAINT TRIGGER warn AFTER INSERT ON note DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION warn()`.execute(db);
  const warned = transact(db, (tx) => write('unsure').execute(tx));
  await expect(warned).rejects.toMatchObject({ name: 'NoAnswer' });
  await db.destroy();
});
