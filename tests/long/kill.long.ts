import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Table, type Fate, type Victim } from '../../packages/gateway/src/testing/kill/table.ts';
import { writeSites } from '../../packages/gateway/src/testing/sites.ts';
import { median } from '../bench/support/measure.ts';
import type { Long } from './run.ts';

const READY_AGAIN = 5_000;
const victims: readonly Victim[] = ['gateway', 'postmaster', 'gateway', 'backend'];

function summary(victim: Victim, fates: readonly Fate[]): string {
  const own = fates.filter((fate) => fate.victim === victim);
  const back = own.map((fate) => fate.back);
  const rounds = own.reduce((sum, fate) => sum + fate.rounds, 0);
  return `${victim}: ${own.length} times, ${rounds} rounds, ready again after ${median(back).toFixed(0)} ms (median), ${Math.max(...back).toFixed(0)} ms (longest)`;
}

async function run(count: number, say: (line: string) => void): Promise<void> {
  const sites = writeSites();
  const state = await mkdtemp(join(tmpdir(), 'livery-kill-'));
  const table = new Table({ state, sites: sites.file });
  const fates: Fate[] = [];
  try {
    await table.open();
    for (let turn = 0; turn < count; turn += 1) {
      const victim = victims[turn % victims.length] ?? 'gateway';
      const fate = await table.survive(victim, 50 + Math.random() * 450);
      fates.push(fate);
      if (fates.length % 10 === 0) say(`${fates.length} kills, nothing lost`);
    }
  } finally {
    await table.close();
    for (const folder of [state, sites.folder]) await rm(folder, { recursive: true, force: true });
  }
  for (const victim of new Set(fates.map((fate) => fate.victim))) say(summary(victim, fates));
  const late = fates.filter(({ back }) => back > READY_AGAIN).length;
  if (late > 0) throw new Error(`${late} of ${count} took longer than ${READY_AGAIN} ms`);
}

export const long: Long = {
  about: 'players play while the gateway and its database are killed under them',
  count: 200,
  run,
};
