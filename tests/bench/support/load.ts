import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Requests of one kind, for a process of its own to send. */
export interface Load {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  readonly method?: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Who sends, a connection each; `KEY` in what they send becomes new with every request. */
  readonly players?: readonly Sender[];
  /** The one status that is an answer. */
  readonly status: number;
}

/** What a player of their own adds to the headers, and says. */
export interface Sender {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Rate {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
}

/** Runs a script of this folder, tells it what to do and reads what it found. */
export function inProcess<T>(script: string, order: unknown): Promise<T> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, script)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    child.once('close', (code) => {
      if (code === 0) resolve(JSON.parse(text) as T);
      else reject(new Error(`${script} ended with ${code}`));
    });
    child.stdin.end(JSON.stringify(order));
  });
}

export const sendLoad = (load: Load): Promise<Rate> => inProcess('run-load.ts', load);
