import { sql } from 'kysely';
import { prepared } from '../../../kernel/database/connection/prepared.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import { isLive, type GrantState } from './states.ts';
import type { SplitStake } from './staking.ts';

interface OfGrant {
  readonly merchant: string;
  readonly id: bigint;
  readonly counted: bigint;
}

const count = prepared((db, { merchant, id, counted }: OfGrant) =>
  db
    .updateTable('bonus_grant')
    .set((row) => ({ wagered: row('wagered', '+', counted) }))
    .where('merchant', '=', merchant)
    .where('id', '=', id),
);

/** Bets that were made while a grant was wagered: each once, with what of it counts. */
export async function noteStakes(
  tx: Tx,
  { merchant, id }: Pick<OfGrant, 'merchant' | 'id'>,
  roundId: bigint,
  stakes: readonly SplitStake[],
): Promise<void> {
  const own = stakes.filter(({ bonus, counted }) => bonus > 0n || counted > 0n);
  if (own.length === 0) return;
  await tx
    .insertInto('grant_stake')
    .values(
      own.map((one) => ({
        ...one,
        merchant,
        round_id: roundId,
        grant_id: id,
        state: 'open' as const,
      })),
    )
    .execute();
  const counted = own.reduce((sum, one) => sum + one.counted, 0n);
  if (counted > 0n) await count(tx, { merchant, id, counted });
}

/** Of a round that is over. */
export async function settleStakes(tx: Tx, merchant: string, roundId: bigint): Promise<void> {
  await tx
    .updateTable('grant_stake')
    .set({ state: 'settled' })
    .where('merchant', '=', merchant)
    .where('round_id', '=', roundId)
    .where('state', '=', 'open')
    .execute();
}

export interface ReturnedStake {
  readonly cash: bigint;
  readonly bonus: bigint;
  readonly state: GrantState;
  readonly account_id: bigint;
  readonly currency: string;
}

/** A bet that goes back is taken off what was wagered; undefined of one that no grant knew of. */
export async function returnStake(
  tx: Tx,
  merchant: string,
  roundId: bigint,
  ref: string,
): Promise<ReturnedStake | undefined> {
  const { rows } = await sql<ReturnedStake & { id: bigint; counted: bigint }>`
    UPDATE grant_stake AS stake SET state = 'returned'
    FROM bonus_grant AS given
    WHERE given.merchant = stake.merchant AND given.id = stake.grant_id
      AND stake.merchant = ${merchant} AND stake.round_id = ${roundId} AND stake.ref = ${ref}
      AND stake.state = 'open'
    RETURNING given.id, given.state, given.account_id, given.currency,
      stake.cash, stake.bonus, stake.counted`.execute(tx);
  const [found] = rows;
  if (found === undefined) return undefined;
  if (isLive(found.state) && found.counted > 0n) {
    await count(tx, { merchant, id: found.id, counted: -found.counted });
  }
  return found;
}
