import { sql } from 'kysely';
import { prepared } from '../../../kernel/database/connection/prepared.ts';
import type { Tx } from '../../../kernel/database/transact.ts';

export interface NewMovement {
  /** The vendor's own name of it. */
  readonly ref: string;
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly roundId: bigint | null;
  readonly amount: bigint;
  readonly transferId: bigint | null;
  readonly isVoid?: boolean;
  readonly undoes?: string;
}

/** Whose movements, and when. */
export interface MovementSource {
  readonly merchant: string;
  readonly vendor: string;
  readonly sessionId: string;
  readonly now: number;
}

interface Given {
  readonly merchant: string;
  readonly vendor: string;
  readonly sessionId: string;
  readonly at: number;
  readonly given: string;
}

const write = prepared(
  (_db, { merchant, vendor, sessionId, at, given }: Given) => sql<{ is_new: boolean }>`
    SELECT write_movements(${merchant}, ${vendor}, ${sessionId}, ${at}, ${given}) AS is_new`,
);

/** False where a name was used before; whoever hears that takes everything back. */
export async function writeMovements(
  tx: Tx,
  { merchant, vendor, sessionId, now }: MovementSource,
  movements: readonly NewMovement[],
): Promise<boolean> {
  const given = movements.map((one) => ({
    ref: one.ref,
    kind: one.kind,
    round_id: one.roundId?.toString() ?? null,
    amount: one.amount.toString(),
    transfer_id: one.transferId?.toString() ?? null,
    is_void: one.isVoid ?? false,
    undoes: one.undoes ?? null,
  }));
  const [written] = await write(tx, {
    merchant,
    vendor,
    sessionId,
    at: Math.floor(now),
    given: JSON.stringify(given),
  });
  return written?.is_new === true;
}

export interface Movement {
  readonly id: bigint;
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
      'id',
      'kind',
      'session_id as sessionId',
      'round_id as roundId',
      'amount',
      'is_void as isVoid',
      'at',
    ])
    .where('merchant', '=', merchant)
    .where(
      'id',
      '=',
      sql<bigint>`(SELECT id FROM movement_ref WHERE merchant = ${merchant}
        AND vendor = ${vendor} AND ref = ref_hash('movement', ${ref}))`,
    )
    .executeTakeFirst();
}

export async function markVoid(tx: Tx, merchant: string, id: bigint): Promise<void> {
  await tx
    .updateTable('round_movement')
    .set({ is_void: true })
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .execute();
}
