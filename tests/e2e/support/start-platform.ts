import { spawn } from 'node:child_process';
import { appendFileSync, existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { notePlatform } from './platform.ts';

const root = join(import.meta.dirname, '../../..');

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** The start command on a free port, with a database of its own, for one who makes journeys. */
export async function startSites(
  args: readonly string[] = [],
  worker?: string,
): Promise<() => Promise<void>> {
  const port = await freePort();
  const state = await mkdtemp(join(tmpdir(), 'livery-e2e-'));
  const terminal = join(state, 'terminal.log');
  const child = spawn('node', ['packages/cli/src/main.ts', 'start', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    // The payment provider goes quicker than in life: what runs out in a minute does in twelve seconds.
    env: { ...process.env, PORT: String(port), LIVERY_STATE: state, SPEED: '5' },
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    appendFileSync(terminal, chunk);
  });
  const stop = async (): Promise<void> => {
    // One that has fallen already will not say so again.
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    await rm(state, { recursive: true, force: true });
  };
  const until = Date.now() + 900_000;
  const note = join(state, 'gateway.json');
  // The sites are announced a moment before the gateway says where its database is.
  while (!said.includes('Livery is running') || !existsSync(note)) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`The start command failed:\n${said}`);
    }
    await wait(200);
  }
  const { databaseUrl } = JSON.parse(await readFile(note, 'utf8')) as { databaseUrl: string };
  const key = await readFile(join(state, 'key.secret'), 'utf8');
  notePlatform({ port, databaseUrl, terminal, key: key.trim() }, worker);
  return stop;
}

/** The same as a newcomer types it, for each who makes journeys. */
export default async function startPlatforms({ workers } = { workers: 1 }) {
  const stops: (() => Promise<void>)[] = [];
  // One after the other: what the first has built the others find.
  for (let worker = 0; worker < workers; worker++) stops.push(await startSites([], String(worker)));
  return async (): Promise<void> => void (await Promise.all(stops.map((stop) => stop())));
}
