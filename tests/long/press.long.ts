import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../packages/gateway/src/kernel/database/pool.ts';
import { listen } from '../../packages/gateway/src/testing/events.ts';
import { Player } from '../../packages/gateway/src/testing/kill/player.ts';
import { startProcess } from '../../packages/gateway/src/testing/process.ts';
import { writeSites } from '../../packages/gateway/src/testing/sites.ts';
import type { Order } from './press/attacker.ts';
import { attacks, type Target } from './press/attacks.ts';
import type { Long } from './run.ts';

/** Pressed, an answer may take so many times what it takes in quiet. */
const BAR = 5;
const PLAYER = '127.0.0.1';
const PRESSER = '127.0.0.2';

/** Milliseconds that most answers stay below. */
function p95(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}

/** A page that hears news, rounds and looks at the wallet; whatever is not answered throws. */
async function play(player: Player, count: number): Promise<number> {
  const stream = await listen(player.browser);
  if (stream.status !== 200) throw new Error(`a stream was answered with ${stream.status}`);
  const times: number[] = [];
  const timed = async (ask: () => Promise<unknown>) => {
    const began = performance.now();
    await ask();
    times.push(performance.now() - began);
  };
  for (let turn = 0; turn < count; turn += 1) {
    await timed(() => player.spin());
    await timed(async () => {
      const { status } = await player.browser.call('wallet');
      if (status !== 200) throw new Error(`the wallet was answered with ${status}`);
    });
  }
  stream.stop();
  return p95(times);
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

async function promotionToJoin(databaseUrl: string): Promise<string> {
  const db = openDatabase(databaseUrl, () => {}, 1);
  try {
    const { id } = await db
      .selectFrom('promotion')
      .select('id')
      .where('merchant', '=', 'aurora')
      .where('way', '=', 'join')
      .limit(1)
      .executeTakeFirstOrThrow();
    return id.toString();
  } finally {
    await db.destroy();
  }
}

async function run(count: number, say: (line: string) => void): Promise<void> {
  const sites = writeSites();
  const state = await mkdtemp(join(tmpdir(), 'livery-press-'));
  const environment = { LOG_LEVEL: 'error' };
  const gateway = startProcess({ state, sites: sites.file, demo: true, environment });
  const faults: string[] = [];
  try {
    const { port, databaseUrl } = await gateway.ready();
    const promotion = await promotionToJoin(databaseUrl);
    const target: Target = { port, from: PRESSER, promotion };
    const player = new Player(port, 'aurora');
    player.browser.from = PLAYER;
    await player.requireCurrentSession('luis2026x');
    // The first of each kind is slower: what checks it is compiled when it is first needed.
    await play(player, 20);
    const quiet = await play(player, count);
    say(`quiet: p95 ${quiet.toFixed(1)} ms, load ${load()}`);

    const all = Object.keys(attacks);
    for (const names of [...all.map((name) => [name]), all]) {
      const title = names.length === 1 ? names.join() : 'all of them';
      const end = await press({ names, target });
      try {
        const pressed = await play(player, count);
        const times = pressed / quiet;
        const verdict = times <= BAR ? '' : `, MISSED: at most ${BAR}`;
        say(
          `${title}: ${2 * count} of ${2 * count} answered, p95 ${pressed.toFixed(1)} ms, ${times.toFixed(1)} times quiet${verdict}, load ${load()}`,
        );
      } catch (error) {
        const fault = `${title}: ${error instanceof Error ? error.message || 'a round was not answered' : String(error)}`;
        faults.push(fault);
        say(fault);
      } finally {
        await end();
      }
    }
    await player.check();
  } finally {
    await gateway.end();
    for (const folder of [state, sites.folder]) await rm(folder, { recursive: true, force: true });
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

const load = (): string => loadavg()[0]?.toFixed(1) ?? '';

export const long: Long = {
  about:
    'one address presses with slow bodies, streams, claims, pages, uploads, launches and slow patterns while another plays',
  count: 200,
  run,
};
