import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { workspace } from '@livery/merchants/paths';
import { picturesFolder } from './pictures.ts';

export interface RunningGateway {
  /** True once it answers; false when it ended before that. */
  readonly ready: Promise<boolean>;
  /** Its exit code. */
  readonly ended: Promise<number>;
  stop(): void;
  /** Has it look at its merchants now; it does so by itself every few seconds. */
  renew(): void;
  /** Whether it serves a merchant on this host. */
  serves(host: string): Promise<boolean>;
}

const answers = async (port: number): Promise<boolean> => {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
};

/** Asked by hand, because nothing else lets a host be named. */
const serves = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/wps/system/status', headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode !== 404);
    }).on('error', () => resolve(false));
  });

/** The platform as a process of its own; it is told to stop whenever this one is. */
export function runGateway({
  port,
  merchantsFile,
  environment = {},
}: {
  port: number;
  merchantsFile: string;
  environment?: Readonly<Record<string, string>>;
}): RunningGateway {
  const child = spawn(process.execPath, [join(workspace, 'packages/demo/src/main.ts')], {
    // Its standard input closes with this process, however that ends.
    stdio: ['pipe', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...environment,
      ATTACHED: 'on',
      PORT: String(port),
      LIVERY_SITES: merchantsFile,
      LIVERY_PICTURES: picturesFolder,
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    },
  });
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 0)));
  // Ctrl-C reaches both processes; this one stays until the platform has closed its database.
  const stop = (): void => void child.kill('SIGTERM');
  process.on('SIGTERM', stop);
  process.on('SIGINT', () => {});

  const ready = (async () => {
    for (;;) {
      if (child.exitCode !== null) return false;
      if (await answers(port)) return true;
      await wait(150);
    }
  })();
  return {
    ready,
    ended,
    stop,
    renew: () => void child.kill('SIGHUP'),
    serves: (host) => serves(port, host),
  };
}
