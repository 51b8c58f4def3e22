import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { demoExtras } from '../../../packages/demo/src/index.ts';
import { readConfig, startGateway } from '../../../packages/gateway/src/index.ts';
import { Browser } from '../../../packages/gateway/src/testing/browser/browser.ts';
import { send } from '../../../packages/gateway/src/testing/browser/http.ts';
import { startProcess } from '../../../packages/gateway/src/testing/process.ts';
import { writeSites } from '../../../packages/gateway/src/testing/sites.ts';
import type { Sender } from './load.ts';
import { record, type Statement } from './statements.ts';

const TURNS = 6;
/** Both gateways read what lies sealed in the one database. */
const KEY = 'the-key-of-both-gateways-of-a-bench';

/** A gateway as it is run, members of it, and games that are open. */
export interface Tables {
  readonly pid: number;
  readonly port: number;
  readonly databaseUrl: string;
  readonly member: Readonly<Record<string, string>>;
  readonly rounds: Work;
  readonly transfers: Work;
  stop(): Promise<void>;
}

/** A kind of request that moves money. */
export interface Work {
  readonly path: string;
  /** Of all who send it. */
  readonly headers: Readonly<Record<string, string>>;
  readonly players: readonly Sender[];
  /** What several of each player's ask of the database. */
  readonly statements: readonly (readonly (readonly Statement[])[])[];
}

export async function setTables(players: number): Promise<Tables> {
  const state = await mkdtemp(join(tmpdir(), 'livery-bench-'));
  const second = await mkdtemp(join(tmpdir(), 'livery-bench-'));
  const sites = writeSites();
  const environment = {
    LOG_LEVEL: 'warn',
    LIVERY_PROXY_HOPS: '1',
    LIVERY_KEY: KEY,
    // A few who send without a pause stand for many who do not.
    LIVERY_MEMBER_WRITES: '1000000',
    LIVERY_ADDRESS_SHARE: '100',
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'collect.ts')}`,
  };
  const gateway = startProcess({ state, sites: sites.file, demo: true, environment });
  const stop = async (): Promise<void> => {
    await gateway.end();
    for (const one of [state, second, sites.folder]) {
      await rm(one, { recursive: true, force: true });
    }
  };
  try {
    const { port, databaseUrl } = await gateway.ready();
    const marisol = new Browser(port, 'aurora', Date.now);
    await marisol.login('marisol88');
    const guests: Browser[] = [];
    for (let player = 0; player < players; player += 1) guests.push(await enter(port));
    const spins: Sender[] = [];
    for (const guest of guests) spins.push(spinOf(await openGame(guest)));
    // What they hold is practice money; members may move theirs, and count as anybody does.
    await makeMembers(databaseUrl);
    const works = [
      {
        path: '/orchard/api/spin',
        headersAt: (at: number) => ({ host: `games.localhost:${at}`, ...JSON_BODY }),
        players: spins,
      },
      {
        path: '/wps/wallet/transfer',
        headersAt: (at: number) => ({
          host: `aurora.localhost:${at}`,
          merchant: 'aurora',
          ...JSON_BODY,
        }),
        players: guests.map(transferOf),
      },
    ];
    const statements = await recordAll(works, { databaseUrl, sites: sites.file, state: second });
    const [rounds, transfers] = works.map(({ path, headersAt, players: senders }, index) => ({
      path,
      headers: headersAt(port),
      players: senders,
      statements: statements[index] ?? [],
    }));
    if (rounds === undefined || transfers === undefined) throw new Error('nothing was recorded');
    return {
      pid: gateway.child.pid ?? 0,
      port,
      databaseUrl,
      member: signedIn(marisol),
      rounds,
      transfers,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const JSON_BODY = { 'content-type': 'application/json' };

const signedIn = ({ cookies, token }: Browser): Record<string, string> => ({
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  authorization: `Bearer ${token}`,
});

async function enter(port: number): Promise<Browser> {
  const guest = new Browser(port, 'aurora', Date.now);
  const trial = await guest.call('trial', { body: { moduleId: 'FREEPLAY3' } });
  guest.token = trial.envelope.value?.token;
  return guest;
}

async function openGame(guest: Browser): Promise<string> {
  const launched = await guest.call('launch', {
    query: { vendor: 'BGS', nodeId: 'moon-orchard', mode: 'trial' },
  });
  return new URL(launched.envelope.value?.url ?? '').hash.slice(1);
}

const spinOf = (token: string): Sender => ({
  body: JSON.stringify({ token, stake: '1.00', key: 'KEY' }),
});

const transferOf = (member: Browser): Sender => ({
  headers: { ...signedIn(member), 'idempotency-key': 'KEY' },
  body: JSON.stringify({ from: 'MAIN', to: 'EMW', amount: '0.01' }),
});

async function makeMembers(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('UPDATE member SET type = 0 WHERE type = 4');
  await client.end();
}

interface Recorded {
  readonly path: string;
  headersAt(port: number): Readonly<Record<string, string>>;
  readonly players: readonly Sender[];
}

interface Ground {
  readonly databaseUrl: string;
  readonly sites: string;
  readonly state: string;
}

/** Sent to a gateway in this process, where its statements can be seen. */
async function recordAll(works: readonly Recorded[], ground: Ground): Promise<Statement[][][][]> {
  const { port, stop } = await startGateway({
    ...readConfig({}),
    port: 0,
    host: '127.0.0.1',
    ...ground,
    extras: demoExtras,
    key: KEY,
    logLevel: 'silent',
  });
  try {
    const found: Statement[][][][] = [];
    for (const { path, headersAt, players } of works) {
      const headers = headersAt(port);
      const all: Statement[][][] = [];
      for (const player of players) {
        const sendOne = async (key: string): Promise<void> => {
          const { status, text } = await send(port, keyed({ path, headers }, player, key));
          if (status !== 200) throw new Error(`${path} was answered with ${status}: ${text}`);
        };
        // The first of a player opens what the others find.
        await sendOne(randomUUID());
        const turns: Statement[][] = [];
        for (let turn = 0; turn < TURNS; turn += 1) {
          const key = randomUUID();
          turns.push(await record(key, () => sendOne(key)));
        }
        all.push(turns);
      }
      found.push(all);
    }
    return found;
  } finally {
    await stop();
  }
}

function keyed(to: { path: string; headers: object }, player: Sender, key: string) {
  const named = Object.entries({ ...to.headers, ...player.headers }).map(
    ([name, value]: [string, string]) => [name, value.replace('KEY', key)] as const,
  );
  return {
    method: 'POST',
    path: to.path,
    headers: Object.fromEntries(named),
    body: player.body.replace('KEY', key),
  };
}

export interface Bare {
  readonly port: number;
  stop(): void;
}

/** A bare server whose answer is as long. */
export function startBare(bytes: number): Promise<Bare> {
  return new Promise((resolve) => {
    const script = join(import.meta.dirname, 'run-bare.ts');
    const child = spawn(process.execPath, [script, String(bytes)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.once('data', (chunk: Buffer) =>
      resolve({ port: Number(chunk.toString()), stop: () => child.kill() }),
    );
  });
}
