import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** Large, and of no use to anybody else here: it is fetched for this run alone. */
const PACKAGE = 'firebase-tools@15.34.2';
const LONGEST_START = 600_000;

const project = 'demo-livery';

/** Firebase's Auth, as its makers emulate it. */
export interface Emulator {
  /** Host and port. */
  readonly host: string;
  /** The code of the last message to a number, as somebody would read it on a phone. */
  codeFor(e164: string): Promise<string>;
  stop(): Promise<void>;
}

interface SentCodes {
  readonly verificationCodes: readonly { readonly phoneNumber: string; readonly code: string }[];
}

async function answering(host: string, child: ChildProcess, said: () => string): Promise<void> {
  const until = Date.now() + LONGEST_START;
  for (;;) {
    const isThere = await fetch(`http://${host}/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    if (child.exitCode !== null || Date.now() > until)
      throw new Error(`${PACKAGE} could not be fetched or started:\n${said()}`);
    await wait(500);
  }
}

const at = (port: number) => ({ host: '127.0.0.1', port });

export async function startEmulator(): Promise<Emulator> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-firebase-'));
  const [port, hub, logging] = await Promise.all([freePort(), freePort(), freePort()]);
  const emulators = { auth: at(port), hub: at(hub), logging: at(logging), ui: { enabled: false } };
  await writeFile(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const words = ['-y', PACKAGE, 'emulators:start', '--only', 'auth', '--project', project];
  const child = spawn('npx', words, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // It keeps nothing on this machine, neither itself nor what it would like to remember.
      npm_config_cache: join(folder, 'npm'),
      XDG_CONFIG_HOME: folder,
      // What it could compile serves the emulation of hosting.
      npm_config_ignore_scripts: 'true',
      CI: 'true',
    },
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (said = (said + part.toString()).slice(-4000)));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.pid !== undefined) {
      process.kill(-child.pid, 'SIGINT');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  const host = `127.0.0.1:${port}`;
  try {
    await answering(host, child, () => said);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    host,
    stop,
    codeFor: async (e164) => {
      const address = `http://${host}/emulator/v1/projects/${project}/verificationCodes`;
      const { verificationCodes } = (await (await fetch(address)).json()) as SentCodes;
      const last = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === e164);
      if (!last) throw new Error(`No code went to ${e164}`);
      return last.code;
    },
  };
}
