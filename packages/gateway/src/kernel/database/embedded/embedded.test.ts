import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { startEmbedded, type EmbeddedServer } from './embedded.ts';
import { isDead } from './orphan.ts';

const state = mkdtempSync(join(tmpdir(), 'livery-embedded-'));
let holder: ChildProcess | undefined;
afterAll(() => {
  holder?.kill('SIGKILL');
  rmSync(state, { recursive: true, force: true });
});

const pidFile = join(state, 'postgres', 'postmaster.pid');
const postmaster = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
async function ask(server: EmbeddedServer, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: server.ownerUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function running(work: (server: EmbeddedServer) => Promise<void>): Promise<void> {
  const server = await startEmbedded(state, () => {});
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}

/** Another process that starts the database, to be killed. */
function hold() {
  const program = join(import.meta.dirname, '../../../testing/programs/hold-database.ts');
  const child = spawn(process.execPath, [program, state]);
  holder = child;
  return {
    said: once(child.stdout, 'data').then(([chunk]) => String(chunk)),
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}

describe('the embedded database', () => {
  it('heals what a start left that was killed while it set up the folder', async () => {
    const drafts = () => readdirSync(state).filter((name) => name.startsWith('postgres.new.'));
    const { kill } = hold();
    await expect.poll(drafts, { interval: 5 }).toHaveLength(2);
    await kill();
    expect(existsSync(join(state, 'postgres'))).toBe(false);
    await running(async (server) => {
      expect(await ask(server, 'SHOW data_checksums')).toEqual([{ data_checksums: 'on' }]);
    });
    await running(async () => expect(drafts()).toEqual([]));
  });

  it('syncs what it acknowledges, and keeps rows and statements out of its log', async () => {
    await running(async (server) => {
      for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
        expect(await ask(server, `SHOW ${name}`)).toEqual([{ [name]: 'on' }]);
      }
      const twice = `CREATE TABLE t (a text PRIMARY KEY); INSERT INTO t VALUES ('hidden'), ('hidden')`;
      await expect(ask(server, twice)).rejects.toThrow(/duplicate key/);
      const log = readFileSync(join(state, 'postgres.log'), 'utf8');
      expect(log).toContain('duplicate key');
      expect(log).not.toContain('hidden');
    });
    expect(statSync(join(state, 'postgres.log')).mode & 0o777).toBe(0o600);
  });

  it('makes the database that a killed start had not come to', async () => {
    await running(async (server) => {
      const client = new Client({
        connectionString: server.ownerUrl.replace(/livery$/, 'postgres'),
      });
      await client.connect();
      await client.query('DROP DATABASE livery');
      await client.end();
    });
    await running(async (server) => {
      expect(await ask(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    });
  });

  it('stops the server that a killed gateway left behind', async () => {
    const { said, kill } = hold();
    expect(await said).toBe('held\n');
    await kill();
    const left = postmaster();
    expect(await isDead(left)).toBe(false);
    await running(async () => {
      expect(await isDead(left)).toBe(true);
      expect(postmaster()).not.toBe(left);
    });
  });

  it('leaves a process alone that merely has the number of its own', async () => {
    const left = [process.ppid, join(state, 'postgres'), 0, 5432, '', '127.0.0.1', '', 'ready', ''];
    writeFileSync(pidFile, left.join('\n'));
    await running(async () => {
      expect(postmaster()).not.toBe(process.ppid);
    });
    expect(await isDead(process.ppid)).toBe(false);
  });

  it('is started again when it dies, on the same port', async () => {
    const said: string[] = [];
    const server = await startEmbedded(state, (line) => said.push(line));
    for (let time = 0; time < 2; time += 1) {
      const before = postmaster();
      process.kill(before, 'SIGKILL');
      await expect.poll(() => ask(server, 'SELECT 1 AS one').catch(() => [])).toEqual([{ one: 1 }]);
      expect(postmaster()).not.toBe(before);
    }
    expect(said.filter((line) => line.includes('runs again'))).toHaveLength(2);
    const last = postmaster();
    await server.stop();
    expect(await isDead(last)).toBe(true);
  });

  it('says what to do about a password that does not fit', async () => {
    const file = join(state, 'postgres.secret');
    const right = readFileSync(file);
    writeFileSync(file, 'another-password\n');
    await expect(startEmbedded(state, () => {})).rejects.toThrow(
      /postgres\.secret does not fit the database beside it/,
    );
    expect(existsSync(pidFile)).toBe(false);
    writeFileSync(file, right);
    await running(async () => {});
  });

  it('says what to do about a folder of another release, or of something else', async () => {
    const version = join(state, 'postgres', 'PG_VERSION');
    const right = readFileSync(version);
    writeFileSync(version, '12\n');
    await expect(startEmbedded(state, () => {})).rejects.toThrow(
      /was written by PostgreSQL 12, and this gateway brings \d\d\. docs\/gateway\.md tells/,
    );
    writeFileSync(version, right);
    const other = join(state, 'other');
    mkdirSync(join(other, 'postgres', 'photos'), { recursive: true });
    await expect(startEmbedded(other, () => {})).rejects.toThrow(/holds no database\. Move it/);
  });
});
