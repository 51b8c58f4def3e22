import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { livery } from '../livery.ts';

let state: string;
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'livery-reset-'));
  mkdirSync(join(state, 'postgres'));
  writeFileSync(join(state, 'postgres/PG_VERSION'), '18\n');
});
afterEach(() => rmSync(state, { recursive: true, force: true }));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('refuses to reset a database that is named, before it builds anything', async () => {
  vi.stubEnv('LIVERY_STATE', state);
  vi.stubEnv('DATABASE_URL', 'postgres://elsewhere');
  const out = vi.spyOn(console, 'log').mockImplementation(() => {});
  const err = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await livery(['start', '--reset'])).toBe(2);
  expect(out).not.toHaveBeenCalled();
  expect(err).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('--reset only empties the embedded database'),
  );
  expect(existsSync(join(state, 'postgres'))).toBe(true);
});

it('says in its help what a reset removes', async () => {
  const out = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await livery(['start', '--help'])).toBe(0);
  expect(out).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/--reset +makes the demo anew/),
  );
});
