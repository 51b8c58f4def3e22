import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/transact.ts';
import { dayIn } from '../../../kernel/days.ts';

/** So many who play one game at once do not wait for each other. */
const SLOTS = 16n;
const UTC = 'UTC';
const DAY = 86_400_000;

export interface PlayedGame {
  readonly merchant: string;
  readonly nodeId: string;
  readonly memberId: bigint;
  readonly currency: string;
}

export interface Played {
  readonly rounds: number;
  readonly staked: bigint;
  readonly win: bigint;
}

/** In the transaction that moves the money. What is taken back counts against the day it is. */
export async function countPlay(
  tx: Tx,
  { merchant, nodeId, memberId, currency }: PlayedGame,
  now: number,
  { rounds, staked, win }: Played,
): Promise<void> {
  const row = {
    merchant,
    node_id: nodeId,
    day: dayIn(UTC, now),
    slot: Number(memberId % SLOTS),
    currency,
  };
  await tx
    .insertInto('game_day')
    .values({ ...row, rounds, staked, top_win: win })
    .onConflict((conflict) =>
      conflict.columns(['merchant', 'day', 'node_id', 'slot']).doUpdateSet((kept) => ({
        rounds: kept('game_day.rounds', '+', rounds),
        staked: kept('game_day.staked', '+', staked),
        top_win: kept.fn<bigint>('greatest', ['game_day.top_win', kept.val(win)]),
      })),
    )
    .execute();
}

/** Rounds that were written some other way than by play, such as a history. */
export async function sumUpGames(tx: Tx, merchant: string): Promise<void> {
  await tx.deleteFrom('game_day').where('merchant', '=', merchant).execute();
  await sql`
    INSERT INTO game_day (merchant, node_id, day, slot, rounds, staked, top_win, currency)
    SELECT merchant, node_id, (at AT TIME ZONE 'UTC')::date, 0, count(*), sum(stake), max(win),
      min(currency)
    FROM round WHERE merchant = ${merchant} AND mode = 'real' AND status <> 'void'
    GROUP BY 1, 2, 3`.execute(tx);
}

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
