import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '../../packages/demo/src/index.ts';
import { openDatabase } from '../../packages/gateway/src/kernel/database/pool.ts';
import { PASSWORD_COST } from '../../packages/gateway/src/kernel/passwords/passwords.ts';
import { createVault } from '../../packages/gateway/src/kernel/vault/vault.ts';
import { Browser } from '../../packages/gateway/src/testing/browser/browser.ts';
import { listen } from '../../packages/gateway/src/testing/browser/events.ts';
import { Player } from '../../packages/gateway/src/testing/kill/player.ts';
import { startProcess } from '../../packages/gateway/src/testing/process.ts';
import { writeSites } from '../../packages/gateway/src/testing/sites.ts';
import type { Order } from './press/attacker.ts';
import { attacks, type Target } from './press/attacks.ts';
import { crowds } from './press/crowds.ts';
import { OWNER, settle } from './press/owner.ts';
import { ask } from './press/page.ts';
import type { Long } from './run.ts';

/** Pressed, an answer may take so many times what it takes in quiet. */
const BAR = 5;
const PLAYER = '127.0.0.1';
const PRESSER = '127.0.0.2';
const KEY = 'key-of-those-who-press-and-of-nobody-else';
/** Others come in every so many turns. */
const COMES_EVERY = 4;

/** Milliseconds that most answers stay below. */
function p95(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}

async function timed(into: number[], act: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await act();
  into.push(performance.now() - began);
}

interface Times {
  readonly play: number;
  /** Undefined where nobody came in. */
  readonly logins: number | undefined;
}

/** A page that hears news, rounds and looks at the wallet; whatever is not answered throws. */
async function play(player: Player, count: number, comesIn?: () => Promise<void>): Promise<Times> {
  const stream = await listen(player.browser);
  if (stream.status !== 200) throw new Error(`a stream was answered with ${stream.status}`);
  const [times, logins] = [[] as number[], [] as number[]];
  for (let turn = 0; turn < count; turn += 1) {
    await timed(times, () => player.spin());
    await timed(times, async () => {
      const { status } = await player.browser.call('wallet');
      if (status !== 200) throw new Error(`the wallet was answered with ${status}`);
    });
    if (comesIn && turn % COMES_EVERY === 0) await timed(logins, comesIn);
  }
  stream.stop();
  return { play: p95(times), logins: comesIn && p95(logins) };
}

/** Resolves when the pressing has begun, with the way to end it. */
async function press(order: Order): Promise<() => Promise<unknown>> {
  const presser = fork(join(import.meta.dirname, 'press/attacker.ts'), [JSON.stringify(order)]);
  const ended = new Promise((resolve) => {
    presser.once('exit', resolve);
  });
  const begun = new Promise((resolve) => {
    presser.once('message', resolve);
  });
  const first = await Promise.race([begun.then(() => 'begun'), ended.then(() => 'ended')]);
  if (first === 'ended') throw new Error('the pressing ended before it began');
  return () => {
    presser.kill();
    return ended;
  };
}

async function promotionToJoin(db: ReturnType<typeof openDatabase>): Promise<string> {
  const { id } = await db
    .selectFrom('promotion')
    .select('id')
    .where('merchant', '=', 'aurora')
    .where('way', '=', 'join')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id.toString();
}

interface Round {
  readonly ways: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Somebody is in the way of whom strangers press, and others come in meanwhile. */
  readonly isOfCrowds: boolean;
  readonly count: number;
  say(line: string): void;
}

async function round({ ways, environment, isOfCrowds, count, say }: Round): Promise<string[]> {
  const sites = writeSites();
  const state = await mkdtemp(join(tmpdir(), 'livery-press-'));
  const started = { LOG_LEVEL: 'error', LIVERY_KEY: KEY, ...environment };
  const gateway = startProcess({ state, sites: sites.file, demo: true, environment: started });
  const faults: string[] = [];
  try {
    const { port, databaseUrl } = await gateway.ready();
    const db = openDatabase(databaseUrl, () => {}, 2);
    const target: Target = { port, from: PRESSER, promotion: await promotionToJoin(db), ...OWNER };
    const player = new Player(port, 'aurora');
    player.browser.from = PLAYER;
    await player.requireCurrentSession('luis2026x');
    const house = { port, db, vault: createVault(KEY), output: gateway.output };
    const owner = isOfCrowds ? await settle(house) : undefined;
    const comesIn = async () => {
      const payload = { type: 'username', username: 'tala_vip', password: DEMO_PASSWORD } as const;
      const browser = new Browser(port, 'aurora', Date.now);
      const { status, envelope } = await ask(browser, 'login', { payload });
      if (status !== 200) throw new Error(`a log-in was answered with ${envelope.code}`);
    };
    const others = isOfCrowds ? comesIn : undefined;
    // The first of each kind is slower: what checks it is compiled when it is first needed.
    await play(player, 20, others);
    const quiet = await play(player, count, others);
    say(`quiet: p95 ${told(quiet)}, load ${load()}`);

    const together = ways.length > 1 ? [ways] : [];
    for (const names of [...ways.map((name) => [name]), ...together]) {
      const title = names.length === 1 ? names.join() : 'all of them';
      const end = await press({ names, target });
      try {
        const pressed = await play(player, count, others);
        say(
          `${title}: ${2 * count} of ${2 * count} answered, ${verdict(pressed, quiet)}, load ${load()}`,
        );
        const closed = await owner?.closed();
        if (closed !== undefined && closed.length > 0) {
          throw new Error(`the owner did not come in by ${closed.join(', ')}`);
        }
        if (closed !== undefined) say(`${title}: the owner came in by every door`);
      } catch (error) {
        const fault = `${title}: ${error instanceof Error ? error.message || 'a round was not answered' : String(error)}`;
        faults.push(fault);
        say(fault);
      } finally {
        await end();
      }
    }
    await player.check();
    await db.destroy();
  } finally {
    await gateway.end();
    for (const folder of [state, sites.folder]) await rm(folder, { recursive: true, force: true });
  }
  return faults;
}

const told = ({ play: of, logins }: Times): string =>
  `${of.toFixed(1)} ms${logins === undefined ? '' : `, of log-ins ${logins.toFixed(1)} ms`}`;

function verdict(pressed: Times, quiet: Times): string {
  const times = pressed.play / quiet.play;
  const logins = pressed.logins && quiet.logins ? pressed.logins / quiet.logins : undefined;
  const missed = Math.max(times, logins ?? 0) > BAR ? `, MISSED: at most ${BAR}` : '';
  const ofLogins = logins === undefined ? '' : ` and ${logins.toFixed(1)}`;
  return `p95 ${told(pressed)}, ${times.toFixed(1)}${ofLogins} times quiet${missed}`;
}

async function run(count: number, say: (line: string) => void): Promise<void> {
  const asked = process.env['LIVERY_PRESS'];
  const of = (all: object) =>
    Object.keys(all).filter((name) => asked === undefined || name === asked);
  const faults: string[] = [];
  const direct = of(attacks);
  if (direct.length > 0) {
    faults.push(...(await round({ ways: direct, environment: {}, isOfCrowds: false, count, say })));
  }
  const ways = of(crowds);
  // As in production: behind a proxy, and at what a hash costs there.
  const environment = {
    LIVERY_PROXY_HOPS: '1',
    LIVERY_PASSWORD_COST: String(PASSWORD_COST),
  };
  if (ways.length > 0) {
    faults.push(...(await round({ ways, environment, isOfCrowds: true, count, say })));
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

const load = (): string => loadavg()[0]?.toFixed(1) ?? '';

export const long: Long = {
  about:
    'one address, and then one client with addresses without end, presses in every way while others play and come in (LIVERY_PRESS="log-ins of one site" is one of the ways)',
  count: 200,
  run,
};
