import type { Insertable } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';

type NewMovement = Insertable<Database['round_movement']>;

/** False where a vendor's id has been used before. */
export async function writeMovements(tx: Tx, movements: readonly NewMovement[]): Promise<boolean> {
  const written = await tx
    .insertInto('round_movement')
    .values(movements)
    .onConflict((conflict) => conflict.doNothing())
    .returning('ref')
    .execute();
  return written.length === movements.length;
}

export interface Movement {
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly sessionId: string | null;
  readonly roundId: bigint | null;
  readonly amount: bigint;
  readonly isVoid: boolean;
  readonly at: Date;
}

export async function findMovement(
  tx: Tx,
  merchant: string,
  vendor: string,
  ref: string,
): Promise<Movement | undefined> {
  return tx
    .selectFrom('round_movement')
    .select([
      'kind',
      'session_id as sessionId',
      'round_id as roundId',
      'amount',
      'is_void as isVoid',
      'at',
    ])
    .where('merchant', '=', merchant)
    .where('vendor', '=', vendor)
    .where('ref', '=', ref)
    .executeTakeFirst();
}

export async function markVoid(
  tx: Tx,
  merchant: string,
  vendor: string,
  ref: string,
): Promise<void> {
  await tx
    .updateTable('round_movement')
    .set({ is_void: true })
    .where('merchant', '=', merchant)
    .where('vendor', '=', vendor)
    .where('ref', '=', ref)
    .execute();
}
