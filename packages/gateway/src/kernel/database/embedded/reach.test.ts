import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBinaries, findOwner } from './binaries.ts';
import { startEmbedded } from './embedded.ts';
import { isReachable, placesOf, reachableBinaries } from './reach.ts';
import { removeEmbedded } from './remove.ts';

const isRoot = process.getuid?.() === 0;
const closed = mkdtempSync(join(tmpdir(), 'livery-closed-'));
const state = join(closed, 'state');
const elsewhere = () =>
  placesOf(state)
    .slice(1)
    .filter((place) => existsSync(place));

beforeAll(() => chmodSync(closed, 0o700));
afterAll(() => {
  for (const place of [closed, ...elsewhere()]) rmSync(place, { recursive: true, force: true });
});

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows[0];
  } finally {
    await client.end();
  }
}

it('leaves everything where it is for whoever is not root', async () => {
  expect(await isReachable(join(closed, 'anything'), {})).toBe(true);
});

// Only root meets a user that may not enter: others start PostgreSQL as themselves.
describe.runIf(isRoot)('for root, in a home that others may not enter', () => {
  it('starts without a word, finds its database again, and removes it when told', async () => {
    const first = await startEmbedded(state, () => {});
    await ask(first.ownerUrl, 'CREATE TABLE kept ()');
    await first.stop();
    expect(existsSync(join(state, 'postgres'))).toBe(false);
    const [place = ''] = elsewhere();
    expect(statSync(join(place, 'postgres')).mode & 0o777).toBe(0o700);
    expect(statSync(closed).mode & 0o777).toBe(0o700);

    const second = await startEmbedded(state, () => {});
    const found = await ask(second.ownerUrl, "SELECT to_regclass('kept')::text AS name");
    await second.stop();
    expect(found).toEqual({ name: 'kept' });

    const said = await removeEmbedded({ state, databaseUrl: undefined });
    expect(said).toContain(join(place, 'postgres'));
    expect(existsSync(join(place, 'postgres'))).toBe(false);
  });

  it('runs programs that lie in it from a copy, which is made once', async () => {
    const [binaries, owner] = await Promise.all([findBinaries(), findOwner()]);
    const native = join(closed, 'native');
    mkdirSync(native);
    cpSync(dirname(dirname(binaries.postgres)), native, {
      recursive: true,
      verbatimSymlinks: true,
    });
    const hidden = {
      postgres: join(native, 'bin/postgres'),
      initdb: join(native, 'bin/initdb'),
      control: join(native, 'bin/pg_ctl'),
    };
    expect(await isReachable(hidden.postgres, owner)).toBe(false);
    const copied = await reachableBinaries(hidden, owner);
    expect(await isReachable(copied.postgres, owner)).toBe(true);
    const { ino } = statSync(copied.postgres);
    expect(statSync((await reachableBinaries(hidden, owner)).postgres).ino).toBe(ino);
  });
});
