import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface ProviderOptions {
  readonly merchants: readonly TestMerchant[];
  readonly environment?: Readonly<Record<string, string>>;
}

interface TestMerchant {
  readonly code: string;
  readonly name: string;
  readonly key: string;
  readonly webhook: { readonly url: string; readonly secrets: readonly string[] };
}

/** The provider as its users start it, but for its time, which a test moves. */
export interface ProviderProcess {
  /** Its store. */
  readonly folder: string;
  url(): string;
  port(): number;
  /** Lets time pass, and all that happens in it happen. */
  forward(seconds: number): Promise<void>;
  kill(): Promise<void>;
  /** Once more, upon what the last process left. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startProvider(options: ProviderOptions): Promise<ProviderProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'demo-payments-'));
  const merchants = join(folder, 'merchants.json');
  writeFileSync(merchants, JSON.stringify(options.merchants));
  const env = {
    PORT: '0',
    STATE: folder,
    MERCHANTS: merchants,
    TEST: 'on',
    ATTACHED: 'on',
    ...options.environment,
  };
  let running = await startOne(env);
  return {
    folder,
    url: () => `http://127.0.0.1:${running.port}`,
    port: () => running.port,
    forward: async (seconds) => {
      const response = await fetch(`http://127.0.0.1:${running.port}/test/clock`, {
        method: 'POST',
        body: JSON.stringify({ forward: seconds * 1000 }),
      });
      if (!response.ok) throw new Error(`The clock says ${response.status}.`);
    },
    kill: () => end(running.child, 'SIGKILL'),
    restart: async () => {
      running = await startOne(env);
    },
    stop: async () => {
      await end(running.child, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface RunningProcess {
  readonly child: ChildProcess;
  readonly port: number;
}

function startOne(env: Readonly<Record<string, string>>): Promise<RunningProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const port = /^Brackwell Pay on http:\/\/\S+:(\d+)$/m.exec(said)?.[1];
        if (port !== undefined) resolve({ child, port: Number(port) });
      });
    }
    child.once('close', () => reject(new Error(`The provider ended: ${said}`)));
  });
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('close', () => resolve());
    child.kill(signal);
  });
}
