import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { TEST_COST } from './options.ts';

export interface ProcessOptions {
  readonly state: string;
  /** The merchants file. */
  readonly sites: string;
  /** With the demo's extras, as `livery start` runs it. */
  readonly demo?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
}

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

interface Ready {
  readonly port: number;
  readonly databaseUrl: string;
  /** Milliseconds since the process was started. */
  readonly took: number;
}

export interface GatewayProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  output(): string;
  /** When it says that it listens; an error with what it said where it ends instead. */
  ready(): Promise<Ready>;
  /** Sends the signal and waits for the end. */
  end(signal?: NodeJS.Signals): Promise<Ended>;
}

const running = new Set<ChildProcess>();

/** After a test file: one that failed may have left gateways, and they their databases. */
export async function endProcesses(): Promise<void> {
  const ends = [...running].map((child) => {
    child.kill('SIGTERM');
    return new Promise((resolve) => {
      child.once('close', resolve);
    });
  });
  await Promise.all(ends);
}

/** The gateway as its users start it, in a process that can be killed. */
export function startProcess(options: ProcessOptions): GatewayProcess {
  const { state, sites, demo = false, environment = {}, args = [] } = options;
  const program = demo ? '../../../demo/src/main.ts' : '../main.ts';
  const began = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, program), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LIVERY_STATE: state,
      LIVERY_SITES: sites,
      // What a password costs is proved elsewhere.
      LIVERY_PASSWORD_COST: String(TEST_COST),
      ...environment,
    },
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = new Promise<Ended>((resolve) => {
    // When its pipes are closed everything it said is here.
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code, output });
    });
  });
  return {
    child,
    ended,
    output: () => output,
    ready: async () => {
      for (;;) {
        const said = /^Livery gateway on http:\/\/localhost:(\d+)$/m.exec(output)?.[1];
        if (said !== undefined) {
          const took = performance.now() - began;
          const note = readFileSync(join(state, 'gateway.json'), 'utf8');
          const { databaseUrl } = JSON.parse(note) as { databaseUrl: string };
          return { port: Number(said), databaseUrl, took };
        }
        if (child.exitCode !== null || child.signalCode !== null) {
          throw new Error(`The gateway ended: ${output}`);
        }
        await delay(10);
      }
    },
    end: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}
