import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface AskingMerchant {
  readonly code: string;
  readonly name: string;
  readonly key: string;
  readonly webhook: { readonly url: string; readonly secrets: readonly string[] };
}

/** As its users start it. */
export interface IdentityProcess {
  url(): string;
  kill(): Promise<void>;
  /** Once more, upon what the last process left. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startIdentity(
  merchants: readonly AskingMerchant[],
  environment: Readonly<Record<string, string>> = {},
): Promise<IdentityProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'demo-identity-'));
  const file = join(folder, 'merchants.json');
  writeFileSync(file, JSON.stringify(merchants));
  const env = { PORT: '0', STATE: folder, MERCHANTS: file, ATTACHED: 'on', ...environment };
  let running = await startOne(env);
  return {
    url: () => `http://127.0.0.1:${running.port}`,
    kill: () => end(running.child, 'SIGKILL'),
    restart: async () => {
      running = await startOne({ ...env, PORT: String(running.port) });
    },
    stop: async () => {
      await end(running.child, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Goes to a page of it as somebody would, and chooses what should happen. */
export async function choose(page: string, outcome: string): Promise<string> {
  const { port, pathname } = new URL(page);
  const response = await fetch(`http://127.0.0.1:${port}${pathname}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
  });
  return response.text();
}

/** Fills in a form of its page about the register, as somebody would. */
export async function setRegister(
  provider: Pick<IdentityProcess, 'url'>,
  action: '' | '/mode',
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const body = new URLSearchParams(fields);
  const { status } = await fetch(`${provider.url()}/register${action}`, { method: 'POST', body });
  if (status !== 200) throw new Error(`The register answered ${status}.`);
}

function startOne(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  return new Promise<{ readonly child: ChildProcess; readonly port: number }>((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const port = /^Larkspur ID on http:\/\/\S+:(\d+)$/m.exec(said)?.[1];
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
