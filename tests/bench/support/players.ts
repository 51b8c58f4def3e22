import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { houseGamesExtra } from '../../../packages/games/src/index.ts';
import { readConfig, startGateway } from '../../../packages/gateway/src/index.ts';
import { Browser } from '../../../packages/gateway/src/testing/browser.ts';
import { writeSites } from '../../../packages/gateway/src/testing/sites.ts';

/** Guests with a game open, on a gateway with a database of its own. */
export interface Players {
  /** One round of one player, over HTTP and to the disk. */
  play(player: number): Promise<void>;
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

async function openGame(port: number): Promise<string> {
  const guest = new Browser(port, 'aurora', Date.now);
  const trial = await guest.call('trial', { body: { moduleId: 'FREEPLAY3' } });
  guest.token = trial.envelope.value?.token;
  const launched = await guest.call('launch', {
    query: { vendor: 'BGS', nodeId: 'moon-orchard', mode: 'trial' },
  });
  return new URL(launched.envelope.value?.url ?? '').hash.slice(1);
}

export async function seatPlayers(count: number): Promise<Players> {
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
  });
  const stop = async (): Promise<void> => {
    agent.destroy();
    await gateway.stop();
    for (const folder of [state, sites.folder]) await rm(folder, { recursive: true, force: true });
  };
  const { port } = gateway;
  const tokens: string[] = [];
  try {
    for (let player = 0; player < count; player++) tokens.push(await openGame(port));
  } catch (error) {
    await stop();
    throw error;
  }
  return { play: (player) => spin({ port, agent, token: tokens[player] ?? '' }), stop };
}
