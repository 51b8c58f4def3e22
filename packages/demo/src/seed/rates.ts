import { dayIn, type Merchant, type Tx, writeSetting } from '@livery/gateway/extras';
import { agentRates, isPaidByCloses } from '../people/earnings.ts';
import type { DemoPlayer } from '../people/players.ts';

const DAY = 86_400_000;

const ceilings = { RNG: 10_000, FISH: 8_000, LIVE: 5_000, PVP: 5_000, SPORTS: 6_000, LOTT: 9_000 };

/** The places of those who earn anything. */
export const earnersAmong = (players: readonly DemoPlayer[]): ReadonlySet<number> =>
  new Set(players.flatMap(({ type }, place) => (isPaidByCloses(type) ? [place] : [])));

/** What team leaders and the agents of the line-funded family earn, from their first day on, and what a top may have at most. */
export async function writeRates(
  tx: Tx,
  { code, timeZone }: Merchant,
  players: readonly DemoPlayer[],
  ids: readonly bigint[],
  now: number,
): Promise<void> {
  await writeSetting(tx, code, 'agents', { ceilings, rateStep: 500, balances: 'direct' });
  const rows = players.flatMap(({ type, joined }, place) =>
    Object.entries(agentRates[type] ?? {}).map(([category, ppm]) => ({
      merchant: code,
      member_id: ids[place] ?? 0n,
      category,
      ppm,
      effective_day: dayIn(timeZone, now - joined * DAY),
      set_by: 'demo',
      set_at: new Date(now - joined * DAY),
    })),
  );
  if (rows.length > 0) await tx.insertInto('rebate_rate').values(rows).execute();
}
