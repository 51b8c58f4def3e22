import { sql } from 'kysely';
import { prepared } from '../../../kernel/database/connection/prepared.ts';
import type { Tx } from '../../../kernel/database/transact.ts';

/** Of games whose kind the catalogue does not say: a vendor’s own lobby. */
const OTHER = 'OTHER';

export interface SettledRound {
  readonly merchant: string;
  readonly memberId: bigint;
  readonly gameType: string;
  readonly roundId: bigint;
  /** On which it was settled, by the merchant’s clocks. */
  readonly day: string;
  readonly stake: bigint;
  /** What of the stake was given to play with. */
  readonly bonus: bigint;
  readonly win: bigint;
}

const count = prepared(
  (_db, given: SettledRound) => sql`
    SELECT count_turnover(${given.merchant}, ${given.memberId}, ${given.gameType},
      ${given.roundId}, ${given.day}, ${given.stake}, ${given.bonus}, ${given.win})`,
);

/** In the transaction that settles the round, once for each. */
export async function countTurnover(tx: Tx, round: SettledRound): Promise<void> {
  await count(tx, { ...round, gameType: round.gameType === '' ? OTHER : round.gameType });
}
