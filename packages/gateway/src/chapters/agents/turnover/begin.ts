import { sql } from 'kysely';
import { holdSteps } from '../fold/alone.ts';
import type { Tx } from '../../../kernel/database/transact.ts';

/** Before rounds of the past are written by hand: until the books begin no day is closed, and nobody folds. */
export async function openPast(tx: Tx, merchant: string): Promise<void> {
  await holdSteps(tx, merchant);
  await tx.deleteFrom('agent_fence').where('merchant', '=', merchant).execute();
}

/**
 * For whoever writes rounds of the past by hand: what counts of them, on the
 * days on which they were settled, and days up to one that are over for good.
 */
export async function beginBooks(
  tx: Tx,
  merchant: string,
  timeZone: string,
  closedThrough: string,
): Promise<void> {
  await sql`
    INSERT INTO turnover_day (merchant, day, member_id, category, rounds, staked, valid, won)
    SELECT merchant, (settled_at AT TIME ZONE ${timeZone})::date, member_id,
      coalesce(nullif(game_type, ''), 'OTHER'), count(*), sum(stake),
      sum(valid_turnover(merchant, coalesce(nullif(game_type, ''), 'OTHER'), stake, 0, win)),
      sum(win)
    FROM round WHERE merchant = ${merchant} AND mode = 'real' AND status = 'settled'
    GROUP BY 1, 2, 3, 4`.execute(tx);
  await sql`
    INSERT INTO member_day (merchant, day, member_id, line, bet)
    SELECT DISTINCT merchant, day, member_id, coalesce(line, ARRAY[member_id]), true
    FROM turnover_day LEFT JOIN lineage USING (merchant, member_id) WHERE merchant = ${merchant}
    ON CONFLICT (merchant, day, member_id) DO UPDATE SET bet = true`.execute(tx);
  await tx
    .insertInto('agent_fence')
    .values({ merchant, closed_through: closedThrough, sealed_through: closedThrough })
    .execute();
}
