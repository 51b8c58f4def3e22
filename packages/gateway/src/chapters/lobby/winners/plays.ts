import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/transact.ts';
import { dayIn } from '../../../kernel/time/days.ts';

const UTC = 'UTC';
const DAY = 86_400_000;

/** Days that are over become one row a game, and what jackpots count from them is kept with each. */
export async function sweepGames(tx: Tx, now: number): Promise<void> {
  const over = dayIn(UTC, now - DAY);
  await sql`
    WITH gone AS (
      DELETE FROM game_day WHERE day < ${over}::date AND slot > 0 RETURNING *
    )
    INSERT INTO game_day AS kept (merchant, node_id, day, slot, rounds, staked, top_win, currency)
    SELECT merchant, node_id, day, 0, sum(rounds), sum(staked), max(top_win), min(currency)
    FROM gone GROUP BY merchant, node_id, day
    ON CONFLICT (merchant, day, node_id, slot) DO UPDATE SET
      rounds = kept.rounds + excluded.rounds, staked = kept.staked + excluded.staked,
      top_win = greatest(kept.top_win, excluded.top_win)`.execute(tx);
  await sql`
    UPDATE jackpot SET kept_on = ${over}::date, kept = kept + coalesce((
      SELECT sum(staked) FROM game_day
      WHERE game_day.merchant = jackpot.merchant AND node_id = ANY(node_ids)
        AND day >= kept_on AND day < ${over}::date), 0)
    WHERE kept_on < ${over}::date`.execute(tx);
}
