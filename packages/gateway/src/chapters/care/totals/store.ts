import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { prepared } from '../../../kernel/database/connection/prepared.ts';
import type { Tx } from '../../../kernel/database/transact.ts';

export interface PlayTotal {
  readonly staked: bigint;
  readonly won: bigint;
  /** Of both: what was no cash. */
  readonly stakedBonus?: bigint;
  readonly wonBonus?: bigint;
  readonly rounds: number;
}

export interface MemberDay {
  readonly merchant: string;
  readonly memberId: bigint;
  /** `YYYY-MM-DD` in the merchant's time zone. */
  readonly day: string;
  readonly currency: string;
}

const add = prepared((db, given: MemberDay & Required<PlayTotal>) =>
  db
    .insertInto('play_total')
    .values({
      merchant: given.merchant,
      member_id: given.memberId,
      day: given.day,
      currency: given.currency,
      staked: given.staked,
      won: given.won,
      staked_bonus: given.stakedBonus,
      won_bonus: given.wonBonus,
      rounds: given.rounds,
    })
    .onConflict((conflict) =>
      conflict.columns(['merchant', 'member_id', 'day', 'currency']).doUpdateSet((row) => ({
        staked: row('play_total.staked', '+', row.ref('excluded.staked')),
        won: row('play_total.won', '+', row.ref('excluded.won')),
        staked_bonus: row('play_total.staked_bonus', '+', row.ref('excluded.staked_bonus')),
        won_bonus: row('play_total.won_bonus', '+', row.ref('excluded.won_bonus')),
        rounds: row('play_total.rounds', '+', row.ref('excluded.rounds')),
      })),
    ),
);

/** In the transaction that moves the money; what is taken back comes as negative numbers. */
export async function addToTotals(tx: Tx, whose: MemberDay, total: PlayTotal): Promise<void> {
  await add(tx, { ...whose, stakedBonus: 0n, wonBonus: 0n, ...total });
}

/**
 * Real money put at stake and won from the first day to the last, both counted.
 * A member's cash has one currency, so the sum is of one.
 */
export async function totalsOf(
  db: Kysely<Database>,
  merchant: string,
  memberId: bigint,
  fromDay: string,
  toDay: string,
): Promise<PlayTotal> {
  const { rows } = await sql<PlayTotal>`
    SELECT coalesce(sum(staked), 0)::bigint AS staked, coalesce(sum(won), 0)::bigint AS won,
      coalesce(sum(rounds), 0)::integer AS rounds
    FROM play_total
    WHERE merchant = ${merchant} AND member_id = ${memberId}
      AND day BETWEEN ${fromDay}::date AND ${toDay}::date`.execute(db);
  return rows[0] ?? { staked: 0n, won: 0n, rounds: 0 };
}

/**
 * Milliseconds between two instants in which a game for real money was open:
 * from its launch to the last that was heard of it. Two games at once are one time.
 */
export async function timeInPlay(
  db: Kysely<Database>,
  merchant: string,
  memberId: bigint,
  from: number,
  to: number,
): Promise<number> {
  const [start, end] = [new Date(from), new Date(to)];
  const { rows } = await sql<{ milliseconds: number }>`
    SELECT coalesce(sum(extract(epoch FROM upper(span) - lower(span))) * 1000, 0)::float8
      AS milliseconds
    FROM (
      SELECT unnest(range_agg(tstzrange(
        greatest(created_at, ${start}), least(last_seen_at, ${end})))) AS span
      FROM provider_session
      WHERE merchant = ${merchant} AND member_id = ${memberId} AND mode = 'real'
        AND last_seen_at > ${start} AND created_at < ${end}
    ) AS spans`.execute(db);
  return Math.round(rows[0]?.milliseconds ?? 0);
}

/** Totals of rounds that were written some other way than by play, such as a history. */
export async function totalsFromRounds(tx: Tx, merchant: string, timeZone: string): Promise<void> {
  await sql`
    INSERT INTO play_total (merchant, member_id, day, currency, staked, won, rounds)
    SELECT merchant, member_id, (at AT TIME ZONE ${timeZone})::date, currency,
      sum(stake)::bigint, sum(win)::bigint, count(*)::integer
    FROM round WHERE merchant = ${merchant} AND mode = 'real' AND status <> 'void'
    GROUP BY 1, 2, 3, 4
    ON CONFLICT (merchant, member_id, day, currency) DO UPDATE SET
      staked = excluded.staked, won = excluded.won, rounds = excluded.rounds`.execute(tx);
}
