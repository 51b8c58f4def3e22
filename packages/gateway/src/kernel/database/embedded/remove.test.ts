import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from './lock.ts';
import { removeEmbedded } from './remove.ts';

let state: string;
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'livery-reset-'));
  mkdirSync(join(state, 'postgres/base'), { recursive: true });
  writeFileSync(join(state, 'postgres/PG_VERSION'), '18\n');
  writeFileSync(join(state, 'pepper.secret'), 'kept');
});
afterEach(() => rmSync(state, { recursive: true }));

it('removes the database and nothing beside it, and says so', async () => {
  const said = await removeEmbedded({ state, databaseUrl: undefined });
  expect(said).toContain(join(state, 'postgres'));
  expect(readdirSync(state).toSorted()).toEqual(['gateway.lock', 'pepper.secret']);
  expect(await removeEmbedded({ state, databaseUrl: undefined })).toMatch(/^There is no database/);
});

it('leaves the folder of a gateway that runs alone', async () => {
  const unlock = await lockFolder(state);
  const asked = removeEmbedded({ state, databaseUrl: undefined });
  await expect(asked).rejects.toThrow('Another gateway');
  unlock();
  expect(readdirSync(state)).toContain('postgres');
});

it('never touches a database that is named', async () => {
  const asked = removeEmbedded({ state, databaseUrl: 'postgres://somewhere/else' });
  await expect(asked).rejects.toThrow('--reset only empties the embedded database');
  expect(readdirSync(state)).toContain('postgres');
});

it('makes nothing where there was nothing', async () => {
  const nowhere = join(state, 'not-there');
  const said = await removeEmbedded({ state: nowhere, databaseUrl: undefined });
  expect(said).toBe(`There is no database in ${nowhere} yet.`);
  expect(readdirSync(state)).not.toContain('not-there');
});
