import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Table } from './testing/kill/table.ts';
import { writeSites } from './testing/sites.ts';

const sites = writeSites();
const state = mkdtempSync(join(tmpdir(), 'livery-kill-'));
const table = new Table({ state, sites: sites.file });
beforeAll(() => table.open());
afterAll(async () => {
  await table.close();
  for (const folder of [sites.folder, state]) rmSync(folder, { recursive: true, force: true });
});

/** One of each kind; `pnpm long kill` goes on for as long as it is told. */
const turns = [1, 2];
const moment = () => 50 + Math.random() * 250;

it.each(turns)('keeps every acknowledged round when the gateway is killed, %i', async () => {
  const { rounds } = await table.survive('gateway', moment());
  expect(rounds).toBeGreaterThan(0);
});

it.each(turns)('keeps every acknowledged round when the database is killed, %i', async (turn) => {
  const victim = turn % 2 === 0 ? 'backend' : 'postmaster';
  const { rounds } = await table.survive(victim, moment());
  expect(rounds).toBeGreaterThan(0);
});
