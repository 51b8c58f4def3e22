import { spawn } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notePlatform } from '../../e2e/support/platform.ts';
import { freePort } from './free-port.ts';

const root = join(import.meta.dirname, '../../..');

/** The demo merchant that has all of it. */
export const code = 'aurora';

export interface Platform {
  readonly site: string;
  /** What it wrote to the terminal so far, messages to phones among it. */
  said(): string;
  stop(): Promise<void>;
}

/** The merchant as it is, but for where Firebase and the providers are. */
export async function writeMerchant(folder: string, emulator: string, provider: string) {
  await mkdir(folder, { recursive: true });
  await cp(join(root, 'merchants', code), join(folder, code), { recursive: true });
  const file = join(folder, code, 'manifest.jsonc');
  let text = await readFile(file, 'utf8');
  const swap = (from: string, to: string): void => {
    if (!text.includes(from)) throw new Error(`The manifest of ${code} has no ${from}`);
    text = text.replace(from, to);
  };
  swap('http://127.0.0.1:9099', `http://${emulator}`);
  for (const name of ['google', 'facebook'])
    swap(
      `"${name}": { "clientId": "demo" }`,
      `"${name}": { "clientId": "demo", "signIn": "${provider}/${name}" }`,
    );
  await writeFile(file, text);
}

/** The start command over those merchants; beside an emulator where one is named. */
export async function startPlatform(
  folder: string,
  emulator: string | undefined,
): Promise<Platform> {
  const port = await freePort();
  const state = join(folder, 'state');
  const words = ['--merchants', join(folder, 'merchants'), '--out', join(folder, 'dist')];
  const { FIREBASE_AUTH_EMULATOR_HOST: _, ...env } = process.env;
  const child = spawn(process.execPath, ['packages/cli/src/main.ts', 'start', ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...env,
      PORT: String(port),
      LIVERY_STATE: state,
      ...(emulator === undefined ? {} : { FIREBASE_AUTH_EMULATOR_HOST: emulator }),
    },
  });
  let said = '';
  const { promise: running, resolve, reject } = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      said += part.toString();
      if (said.includes('Livery is running')) resolve();
    });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  child.once('exit', () => reject(new Error(`The start command failed:\n${said.slice(-2000)}`)));
  await running;
  const { databaseUrl } = JSON.parse(await readFile(join(state, 'gateway.json'), 'utf8')) as {
    databaseUrl: string;
  };
  // Where the journeys read the digits of a picture.
  const key = await readFile(join(state, 'key.secret'), 'utf8');
  notePlatform({ databaseUrl, key: key.trim() });
  return {
    site: `http://${code}.localhost:${port}`,
    said: () => said,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
