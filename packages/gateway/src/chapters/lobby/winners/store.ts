import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';

const BOARD_DAYS = 30;

export interface WinnersQuery {
  readonly nodes: readonly string[];
  readonly limit: number;
  readonly now: number;
}

/** Wins of real money only; a practice win is nobody's news. */
export function biggestWins(db: Kysely<Database>, merchant: string, wanted: WinnersQuery) {
  return db
    .selectFrom('round')
    .innerJoin('member', (join) =>
      join
        .onRef('member.merchant', '=', 'round.merchant')
        .onRef('member.id', '=', 'round.member_id'),
    )
    .select(['round.node_id', 'round.win', 'round.currency', 'round.at', 'member.account'])
    .where('round.merchant', '=', merchant)
    .where('round.mode', '=', 'real')
    .whereRef('round.win', '>', 'round.stake')
    .where('round.at', '>', new Date(wanted.now - BOARD_DAYS * 86_400_000))
    .where('round.node_id', '=', sql<string>`ANY(${wanted.nodes})`)
    .orderBy('round.win', 'desc')
    .orderBy('round.at', 'desc')
    .limit(wanted.limit)
    .execute();
}
