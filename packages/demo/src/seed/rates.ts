import { dayIn, type Merchant, type Tx, writeSetting } from '@livery/gateway/extras';
import type { DemoPlayer } from '../people/players.ts';

const DAY = 86_400_000;

/** Millionths of what counts, by the kind of account: whoever leads has more than whom they lead. */
const rates: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  41: { RNG: 7_000, FISH: 5_000, LIVE: 3_000, PVP: 3_000, SPORTS: 4_000, LOTT: 6_000 },
  42: { RNG: 4_500, FISH: 3_000, LIVE: 2_000, PVP: 2_000, SPORTS: 2_500, LOTT: 4_000 },
};

const ceilings = { RNG: 10_000, FISH: 8_000, LIVE: 5_000, PVP: 5_000, SPORTS: 6_000, LOTT: 9_000 };

/** What the agents of the line-funded family earn, and what a top may have at most. */
export async function writeRates(
  tx: Tx,
  { code, timeZone }: Merchant,
  players: readonly DemoPlayer[],
  ids: readonly bigint[],
  now: number,
): Promise<void> {
  await writeSetting(tx, code, 'agents', { ceilings, rateStep: 500, balances: 'direct' });
  const rows = players.flatMap(({ type }, place) =>
    Object.entries(rates[type] ?? {}).map(([category, ppm]) => ({
      merchant: code,
      member_id: ids[place] ?? 0n,
      category,
      ppm,
      effective_day: dayIn(timeZone, now - DAY),
      set_by: 'demo',
      set_at: new Date(now - 2 * DAY),
    })),
  );
  if (rows.length > 0) await tx.insertInto('rebate_rate').values(rows).execute();
}
