import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { startGateway, type GatewayOptions } from './gateway.ts';
import { isDead } from './kernel/database/embedded/orphan.ts';
import { lockFolder } from './kernel/database/embedded/lock.ts';
import { createDatabase } from './testing/gateway.ts';
import { testOptions } from './testing/options.ts';

const { options, remove } = testOptions();
const state = mkdtempSync(join(tmpdir(), 'livery-start-'));
afterAll(() => {
  remove();
  rmSync(state, { recursive: true, force: true });
});

/** A start that can be told to stop, and what became of it. */
function begin(more: Partial<GatewayOptions>) {
  const stop = new AbortController();
  const outcome = startGateway({ ...options, state, ...more, signal: stop.signal }).then(
    async (gateway) => {
      await gateway.stop();
      return 'started';
    },
    (error: unknown) => (error instanceof Error ? error.name : 'no error'),
  );
  return { stop: () => stop.abort(), outcome };
}

const drafts = () => readdirSync(state).filter((name) => name.startsWith('postgres.new.'));

it('stops while the database is set up or started, and the next start makes it anew', async () => {
  const first = begin({});
  await expect.poll(drafts, { interval: 5 }).toHaveLength(2);
  first.stop();
  expect(await first.outcome).toBe('AbortError');
  expect(drafts()).toEqual([]);
  expect(existsSync(join(state, 'postgres'))).toBe(false);

  const second = begin({});
  const pidFile = join(state, 'postgres', 'postmaster.pid');
  // The file is there a moment before there is something in it.
  const pidIn = () =>
    existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) : 0;
  await expect.poll(pidIn, { interval: 5 }).toBeGreaterThan(0);
  const pid = pidIn();
  second.stop();
  expect(await second.outcome).toBe('AbortError');
  // It takes its file away first, and is gone a moment later.
  await expect.poll(() => isDead(pid), { interval: 5 }).toBe(true);
  expect(existsSync(pidFile)).toBe(false);
  (await lockFolder(state))();
});

it('stops while a database that is away is waited for', async () => {
  const silent = createServer();
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const start = begin({ databaseUrl: `postgres://nobody@127.0.0.1:${port}/none` });
  const [line] = (await once(silent, 'connection')) as [{ destroy(): void }];
  start.stop();
  // The server has said nothing yet, and still does not.
  expect(await start.outcome).toBe('AbortError');
  line.destroy();
  silent.close();
});

it.each([
  ['for the turn to make the tables', 'SELECT pg_advisory_lock(3853314791062309107)'],
  ['while the tables are made', 'BEGIN; CREATE TABLE session (id int)'],
])('stops while it waits %s, and leaves no connection that waits', async (_, held) => {
  // What makes the tables waits as long as it takes, whatever the server of the tests allows.
  const url = new URL(await createDatabase());
  url.searchParams.set('options', '-c statement_timeout=0');
  expect(await stopBehind(url.href, held)).toBe('AbortError');
});

it('stops while the seeds wait, and leaves nothing of them', async () => {
  const databaseUrl = await createDatabase(undefined, inject('tablesDatabase'));
  const held = 'BEGIN; LOCK TABLE announcement IN ACCESS EXCLUSIVE MODE';
  expect(await stopBehind(databaseUrl, held)).toBe('AbortError');
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query('SELECT count(*)::integer AS members FROM member');
  await client.end();
  expect(rows).toEqual([{ members: 0 }]);
});

/** Starts a gateway on a database where somebody holds what it needs. */
async function stopBehind(databaseUrl: string, held: string): Promise<string> {
  const [other, watcher] = [1, 2].map(() => new Client({ connectionString: databaseUrl }));
  if (other === undefined || watcher === undefined) throw new Error('two were made');
  for (const client of [other, watcher]) await client.connect();
  await other.query(held);
  const others = async (more = '') => {
    const { rows } = await watcher.query(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database()
        AND backend_type = 'client backend' AND pid <> pg_backend_pid() ${more}`,
    );
    return rows.length;
  };
  const start = begin({ databaseUrl });
  await expect.poll(() => others("AND wait_event_type = 'Lock'")).toBeGreaterThan(0);
  start.stop();
  const outcome = await start.outcome;
  // What holds the lock is still there, and nobody else.
  await expect.poll(() => others()).toBe(1);
  for (const client of [other, watcher]) await client.end();
  return outcome;
}
