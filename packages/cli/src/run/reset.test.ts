import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { workspace } from '../paths.ts';

let state: string;
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'livery-reset-'));
  mkdirSync(join(state, 'postgres'));
  writeFileSync(join(state, 'postgres/PG_VERSION'), '18\n');
});
afterEach(() => rmSync(state, { recursive: true, force: true }));

const start = (environment: Readonly<Record<string, string>>, ...args: readonly string[]) =>
  spawnSync(process.execPath, [join(workspace, 'packages/cli/src/main.ts'), 'start', ...args], {
    encoding: 'utf8',
    env: { ...process.env, LIVERY_STATE: state, ...environment },
  });

it('refuses to reset a database that is named, before it builds anything', () => {
  const { status, stdout, stderr } = start({ DATABASE_URL: 'postgres://elsewhere' }, '--reset');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('--reset only empties the embedded database');
  expect(existsSync(join(state, 'postgres'))).toBe(true);
});

it('says in its help what a reset removes', () => {
  expect(start({}, '--help').stdout).toMatch(/--reset +makes the demo anew/);
});
