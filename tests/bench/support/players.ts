import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { Client } from 'pg';
import { join } from 'node:path';
import type * as Games from '../../../packages/games/src/index.ts';
import type * as Gateway from '../../../packages/gateway/src/index.ts';
import { Browser } from '../../../packages/gateway/src/testing/browser/browser.ts';
import { ownerUrl } from '../../../packages/gateway/src/testing/servers/owner.ts';
import { writeSites } from '../../../packages/gateway/src/testing/sites.ts';

/** Guests with a game open, on a gateway with a database of its own. */
export interface Players {
  /** One round of one player, over HTTP and to the disk. */
  play(player: number): Promise<void>;
  /** As its owner, who may also weigh it. */
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

interface Spin {
  readonly port: number;
  readonly agent: Agent;
  readonly token: string;
}

/** By hand, because `fetch` cannot name the games' host. */
const spin = ({ port, agent, token }: Spin): Promise<void> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        agent,
        method: 'POST',
        path: '/orchard/api/spin',
        headers: { host: `games.localhost:${port}`, 'content-type': 'application/json' },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => {
          if (answer.statusCode === 200) resolve();
          else reject(new Error(`A round was answered with ${answer.statusCode}`));
        });
      },
    );
    outgoing.once('error', reject);
    outgoing.end(JSON.stringify({ token, stake: '1.00', key: randomUUID() }));
  });

async function enter(port: number): Promise<Browser> {
  const guest = new Browser(port, 'aurora', Date.now);
  const trial = await guest.call('trial', { body: { moduleId: 'FREEPLAY3' } });
  guest.token = trial.envelope.value?.token;
  return guest;
}

async function openGame(member: Browser, mode: 'real' | 'trial'): Promise<string> {
  const launched = await member.call('launch', {
    query: { vendor: 'BGS', nodeId: 'moon-orchard', mode },
  });
  return new URL(launched.envelope.value?.url ?? '').hash.slice(1);
}

const own = join(import.meta.dirname, '../../..');

type GatewayModule = typeof Gateway;
type GamesModule = typeof Games;

/** The gateway of this checkout, or of another one that is set up beside it. */
async function gatewayOf(checkout: string): Promise<GatewayModule & GamesModule> {
  const load = (file: string): Promise<unknown> => import(join(checkout, 'packages', file));
  return Object.assign(
    {},
    (await load('gateway/src/index.ts')) as GatewayModule,
    (await load('games/src/index.ts')) as GamesModule,
  );
}

/** Guests who become members with what they have: their rounds count as anybody's. */
async function makeMembers(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('UPDATE member SET type = 0');
  } finally {
    await client.end();
  }
}

const limits = [
  { type: 'wager', period: '24h' },
  { type: 'loss', period: '7d' },
  { type: 'wager', period: '1m' },
] as const;

/** Three limits that nobody reaches: each bet has to look at them. */
async function limit(member: Browser): Promise<void> {
  for (const one of limits) {
    const { envelope } = await member.call('setLimit', { body: { ...one, amount: '4000000.00' } });
    if (!envelope.success) throw new Error(`A limit was refused: ${envelope.code}`);
  }
}

export interface Seats {
  /** Where the gateway is that they play at; this one when not said. */
  readonly checkout?: string;
  /** So many of them have limits, the first ones. */
  readonly limited?: number;
}

export async function seatPlayers(
  count: number,
  { checkout = own, limited = 0 }: Seats = {},
): Promise<Players> {
  const { readConfig, startGateway, houseGamesExtra } = await gatewayOf(checkout);
  const state = await mkdtemp(join(tmpdir(), 'livery-bench-'));
  const sites = writeSites();
  const agent = new Agent({ keepAlive: true });
  const gateway = await startGateway({
    ...readConfig({}),
    port: 0,
    host: '127.0.0.1',
    sites: sites.file,
    state,
    // Never the database of DATABASE_URL: rounds that were measured stay in the ledger.
    databaseUrl: undefined,
    pepper: undefined,
    extras: [houseGamesExtra],
    logLevel: 'silent',
    proxyHops: 1,
    // All of them play from here, and what is measured is the ledger.
    addressShare: 100,
  });
  const stop = async (): Promise<void> => {
    agent.destroy();
    await gateway.stop();
    for (const folder of [state, sites.folder]) await rm(folder, { recursive: true, force: true });
  };
  const { port } = gateway;
  const tokens: string[] = [];
  try {
    const members: Browser[] = [];
    for (let player = 0; player < count; player++) members.push(await enter(port));
    // A guest's wallet is opened with their first game.
    for (const member of members) await openGame(member, 'trial');
    await makeMembers(gateway.databaseUrl);
    for (const member of members.slice(0, limited)) await limit(member);
    for (const member of members) tokens.push(await openGame(member, 'real'));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    play: (player) => spin({ port, agent, token: tokens[player] ?? '' }),
    databaseUrl: ownerUrl(state, gateway.databaseUrl),
    stop,
  };
}
