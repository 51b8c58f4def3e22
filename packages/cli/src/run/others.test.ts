import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetOthers, runOthers } from './others.ts';

let state: string;
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'livery-others-'));
  vi.stubEnv('LIVERY_STATE', state);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(state, { recursive: true, force: true });
});

const merchants = [{ code: 'aurora', name: 'Aurora' }];
// Above what a system gives away by itself, so that the hundred between are free.
const platformPort = 64_000;

const answers = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(`${address}/healthz`)).ok;
  } catch {
    return false;
  }
};

it('runs, and its merchants keep their keys from one start to the next', async () => {
  const seen = [];
  for (const newcomers of [[], [{ code: 'noir', name: 'Noir' }]]) {
    const others = await runOthers({ merchants: [...newcomers, ...merchants], platformPort });
    expect(await answers(others.environment['DEMO_PAYMENTS'] ?? '')).toBe(true);
    expect(await answers(others.environment['DEMO_IDENTITY'] ?? '')).toBe(true);
    expect(statSync(others.payments.keys).mode & 0o077).toBe(0);
    seen.push(
      JSON.parse(readFileSync(others.payments.keys, 'utf8')) as { code: string; key: string }[],
    );
    others.stop();
    await expect.poll(() => answers(others.environment['DEMO_PAYMENTS'] ?? '')).toBe(false);
    await expect.poll(() => answers(others.environment['DEMO_IDENTITY'] ?? '')).toBe(false);
  }
  const [[first] = [], [other, second] = []] = seen;
  expect(second).toEqual(first);
  expect(other?.key).not.toBe(first?.key);
});

it('forgets payments, people and keys when the demo is made anew', async () => {
  const others = await runOthers({ merchants, platformPort });
  others.stop();
  resetOthers();
  expect(() => statSync(others.payments.keys)).toThrow('ENOENT');
});

it('ends with whoever started it, also if that was killed', async () => {
  const program = `
    const { runOthers } = await import(${JSON.stringify(join(import.meta.dirname, 'others.ts'))});
    const { environment } = await runOthers({ merchants: [], platformPort: ${platformPort} });
    console.log(environment.DEMO_PAYMENTS, environment.DEMO_IDENTITY);
    setInterval(() => {}, 1e6);`;
  const starter = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LIVERY_STATE: state },
  });
  const addresses = await new Promise<readonly string[]>((resolve) => {
    starter.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim().split(' ')));
  });
  expect(addresses).toHaveLength(2);
  for (const address of addresses) expect(await answers(address)).toBe(true);
  starter.kill('SIGKILL');
  for (const address of addresses) {
    await expect.poll(() => answers(address), { timeout: 60_000 }).toBe(false);
  }
});
