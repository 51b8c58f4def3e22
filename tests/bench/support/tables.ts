import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, startGateway } from '../../../packages/gateway/src/index.ts';
import { Browser } from '../../../packages/gateway/src/testing/browser.ts';
import { send } from '../../../packages/gateway/src/testing/http.ts';
import { startProcess } from '../../../packages/gateway/src/testing/process.ts';
import { writeSites } from '../../../packages/gateway/src/testing/sites.ts';
import { record, type Statement } from './statements.ts';

const ROUNDS = 6;

/** A gateway as it is run, members of it, and games that are open. */
export interface Tables {
  readonly pid: number;
  readonly port: number;
  readonly databaseUrl: string;
  readonly member: Readonly<Record<string, string>>;
  /** Bodies of a spin, a player each. */
  readonly spins: readonly string[];
  /** What rounds of these players ask of the database. */
  readonly statements: readonly (readonly (readonly Statement[])[])[];
  stop(): Promise<void>;
}

export async function setTables(players: number): Promise<Tables> {
  const state = await mkdtemp(join(tmpdir(), 'livery-bench-'));
  const second = await mkdtemp(join(tmpdir(), 'livery-bench-'));
  const sites = writeSites();
  const environment = {
    LOG_LEVEL: 'warn',
    LIVERY_PROXY_HOPS: '1',
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
    const member = {
      cookie: [...marisol.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      authorization: `Bearer ${marisol.token}`,
    };
    const tokens: string[] = [];
    for (let player = 0; player < players; player += 1) tokens.push(await openGame(port));
    const statements = await recordRounds(databaseUrl, sites.file, tokens, second);
    return {
      pid: gateway.child.pid ?? 0,
      port,
      databaseUrl,
      member,
      spins: tokens.map((token) => bodyOf(token, 'KEY')),
      statements,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openGame(port: number): Promise<string> {
  const guest = new Browser(port, 'aurora', Date.now);
  const trial = await guest.call('trial', { body: { moduleId: 'FREEPLAY3' } });
  guest.token = trial.envelope.value?.token;
  const launched = await guest.call('launch', {
    query: { vendor: 'BGS', nodeId: 'moon-orchard', mode: 'trial' },
  });
  return new URL(launched.envelope.value?.url ?? '').hash.slice(1);
}

/** Played through a gateway in this process, where its statements can be seen. */
async function recordRounds(
  databaseUrl: string,
  sites: string,
  tokens: readonly string[],
  state: string,
): Promise<Statement[][][]> {
  const { port, stop } = await startGateway({
    ...readConfig({}),
    port: 0,
    host: '127.0.0.1',
    sites,
    state,
    databaseUrl,
    logLevel: 'silent',
  });
  const spin = async (body: string): Promise<void> => {
    const { status, text } = await send(port, {
      method: 'POST',
      path: '/orchard/api/spin',
      headers: { host: `games.localhost:${port}`, 'content-type': 'application/json' },
      body,
    });
    if (status !== 200) throw new Error(`A round was answered with ${status}: ${text}`);
  };
  try {
    const all: Statement[][][] = [];
    for (const token of tokens) {
      const rounds: Statement[][] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const key = randomUUID();
        rounds.push(await record(key, () => spin(bodyOf(token, key))));
      }
      all.push(rounds);
    }
    return all;
  } finally {
    await stop();
  }
}

const bodyOf = (token: string, key: string): string =>
  JSON.stringify({ token, stake: '1.00', key });

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
