import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetPayments, runPayments } from './payments.ts';

let state: string;
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'livery-payments-'));
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
  for (const others of [[], [{ code: 'noir', name: 'Noir' }]]) {
    const payments = await runPayments({ merchants: [...others, ...merchants], platformPort });
    expect(await answers(payments.environment['DEMO_PAYMENTS'] ?? '')).toBe(true);
    expect(statSync(payments.keys).mode & 0o077).toBe(0);
    seen.push(JSON.parse(readFileSync(payments.keys, 'utf8')) as { code: string; key: string }[]);
    payments.stop();
    await expect.poll(() => answers(payments.environment['DEMO_PAYMENTS'] ?? '')).toBe(false);
  }
  const [[first] = [], [other, second] = []] = seen;
  expect(second).toEqual(first);
  expect(other?.key).not.toBe(first?.key);
});

it('forgets its payments and its keys when the demo is made anew', async () => {
  const payments = await runPayments({ merchants, platformPort });
  payments.stop();
  resetPayments();
  expect(() => statSync(payments.keys)).toThrow('ENOENT');
});

it('ends with whoever started it, also if that was killed', async () => {
  const program = `
    const { runPayments } = await import(${JSON.stringify(join(import.meta.dirname, 'payments.ts'))});
    const { environment } = await runPayments({ merchants: [], platformPort: ${platformPort} });
    console.log(environment.DEMO_PAYMENTS);
    setInterval(() => {}, 1e6);`;
  const starter = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LIVERY_STATE: state },
  });
  const address = await new Promise<string>((resolve) => {
    starter.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
  expect(await answers(address)).toBe(true);
  starter.kill('SIGKILL');
  await expect.poll(() => answers(address), { timeout: 60_000 }).toBe(false);
});
