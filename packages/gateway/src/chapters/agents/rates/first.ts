import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { dayIn, nextDay } from '../../../kernel/time/days.ts';
import { agentSettings } from '../settings.ts';
import { rateRefusal } from './order.ts';
import { holdRates, type Rates } from './set.ts';

interface Newcomer {
  readonly memberId: bigint;
  readonly leader: bigint;
  readonly rates: Rates;
  readonly now: number;
}

/** What somebody who comes below an agent may have: what the agent has today, and tomorrow. */
export async function mostBelow(
  db: Kysely<Database>,
  { code, timeZone }: Merchant,
  agentId: bigint,
  category: string,
  now: number,
): Promise<number> {
  const today = dayIn(timeZone, now);
  const { rows } = await sql<{ most: number }>`
    SELECT least(rate_on(${code}, ${agentId}, ${category}, ${today}::date),
      rate_on(${code}, ${agentId}, ${category}, ${nextDay(today)}::date)) AS most`.execute(db);
  return rows[0]?.most ?? 0;
}

/** Refuses what nobody may be given by this agent, with what could have been. */
export async function requireGivable(
  db: Kysely<Database>,
  merchant: Merchant,
  agentId: bigint,
  rates: Rates,
  now: number,
): Promise<void> {
  const { ceilings, rateStep: step } = await agentSettings(db, merchant.code);
  for (const [category, ppm] of Object.entries(rates)) {
    if (ppm % step !== 0) throw rateRefusal({ code: 'rate.step', category, step });
    const own = await mostBelow(db, merchant, agentId, category, now);
    const most = Math.min(ceilings[category] ?? 0, own);
    if (ppm > most) throw rateRefusal({ code: 'rebate.above_own', category, most });
  }
}

/** From the first day on, since nothing was played before: what was promised, or less where the agent has less by now. */
export async function giveFirstRates(
  tx: Tx,
  merchant: Merchant,
  { memberId, leader, rates, now }: Newcomer,
): Promise<void> {
  const promised = Object.entries(rates).filter(([, ppm]) => ppm > 0);
  if (promised.length === 0) return;
  const { code, timeZone } = merchant;
  await holdRates(tx, code);
  const { ceilings } = await agentSettings(tx, code);
  for (const [category, wanted] of promised) {
    const own = await mostBelow(tx, merchant, leader, category, now);
    const ppm = Math.min(wanted, own, ceilings[category] ?? 0);
    if (ppm === 0) continue;
    await tx
      .insertInto('rebate_rate')
      .values({
        merchant: code,
        member_id: memberId,
        category,
        effective_day: dayIn(timeZone, now),
        ppm,
        set_by: leader.toString(),
        set_at: new Date(now),
      })
      .execute();
  }
}
