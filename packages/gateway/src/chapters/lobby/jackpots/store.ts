import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';

export interface Jackpot {
  readonly id: string;
  readonly name: string;
  readonly amount: bigint;
  readonly seed: bigint;
  readonly cap: bigint;
  readonly node_ids: readonly string[];
  /** Millionths of every stake on its games. */
  readonly share_ppm: number;
  readonly won_by: 'chance' | 'combination' | null;
  readonly rtp_part: string | null;
  readonly last_win_by: string | null;
  readonly last_win: bigint | null;
  readonly last_win_at: Date | null;
}

/** What it began with, and its share of every stake since: never more than its cap. */
export async function jackpotsOf(db: Kysely<Database>, merchant: string): Promise<Jackpot[]> {
  const { rows } = await sql<Jackpot>`
    SELECT id, name, seed, cap, node_ids, share_ppm, won_by, rtp_part, last_win_by, last_win, last_win_at,
      least(cap, base + trunc((kept + coalesce((
        SELECT sum(staked) FROM game_day
        WHERE game_day.merchant = jackpot.merchant AND day >= kept_on
          AND node_id = ANY(node_ids)), 0)) * share_ppm / 1000000))::bigint AS amount
    FROM jackpot WHERE merchant = ${merchant} ORDER BY position`.execute(db);
  return rows;
}

/** What a game pays into. */
export async function jackpotsFedBy(
  db: Kysely<Database>,
  merchant: string,
  nodeId: string,
): Promise<Fed[]> {
  return db
    .selectFrom('jackpot')
    .select(['id', 'share_ppm'])
    .where('merchant', '=', merchant)
    .where(sql<boolean>`${nodeId} = ANY(node_ids)`)
    .orderBy('position')
    .execute();
}

type Fed = Pick<Jackpot, 'id' | 'share_ppm'>;

/** How much of a stake goes there, in per cent. */
export const shareOf = (fed: readonly Pick<Fed, 'share_ppm'>[]): string =>
  decimalOf(fed.reduce((sum, { share_ppm: share }) => sum + share, 0));

/** Ten thousand millionths are a hundredth; as many digits as it takes, and two at least. */
function decimalOf(millionths: number): string {
  const [whole = '0', digits = ''] = (millionths / 10_000).toFixed(4).split('.');
  return `${whole}.${digits.replace(/0{1,2}$/, '')}`;
}
