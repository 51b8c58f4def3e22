import { sql } from 'kysely';
import type { Grove } from './grove.ts';
import { downlineOf } from '../team/downline.ts';
import { behindCounter } from '../reports/counters.ts';
import { isInLine } from '../lineage/line.ts';
import { startOfDay } from '../../../kernel/time/days.ts';

/** Whoever an agent reads of and who does not stand below them, in words. */
export async function strangersRead(grove: Grove, day: string): Promise<readonly string[]> {
  const { db, merchant } = grove.closer;
  const found: string[] = [];
  for (const { id: agentId, forest } of grove.agents()) {
    const onlooker = { merchant, agentId, seesBalances: true };
    const { list } = await downlineOf(db, onlooker, { pageSize: 100 });
    const now = startOfDay(merchant.timeZone, day);
    const days = { startDate: day, endDate: day, pageSize: 100 };
    const behind = await behindCounter(db, { merchant, agentId, now }, 'B', days);
    for (const { id } of list) {
      const isTheirs =
        forest.has(BigInt(id)) && (await isInLine(db, merchant.code, agentId, BigInt(id)));
      if (!isTheirs) found.push(`${agentId} reads ${id}`);
    }
    // Whoever was moved since stood there on that day.
    for (const { id } of behind.list) {
      const { rows } = await sql<{ line: readonly string[] }>`
        SELECT line_on(${merchant.code}, ${id}::bigint, ${day}::date) AS line`.execute(db);
      if (rows[0]?.line.map(BigInt).includes(agentId) !== true)
        found.push(`${agentId} reads ${id} of ${day}`);
    }
  }
  return found;
}
