import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Table, type Victim } from './testing/kill/table.ts';
import { writeSites } from './testing/sites.ts';
import { copyDemoState } from './testing/servers/state.ts';

const sites = writeSites();
const state = copyDemoState();
const table = new Table({ state, sites: sites.file });
beforeAll(() => table.open());
afterAll(async () => {
  await table.close();
  for (const folder of [sites.folder, state]) rmSync(folder, { recursive: true, force: true });
});

/** One of each kind; `pnpm long kill` goes on for as long as it is told. */
it.each<Victim>(['gateway', 'backend', 'postmaster'])(
  'keeps every acknowledged round when its %s is killed',
  async (victim) => {
    const { rounds } = await table.survive(victim, 50 + Math.random() * 250);
    expect(rounds).toBeGreaterThan(0);
  },
);
