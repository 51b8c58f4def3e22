import { sql } from 'kysely';
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

/** Undefined for what has a name that was used before; such a write leaves nothing. */
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
  // A stake that goes back goes back once: its own name is given away as well.
  const { rows } = await sql<{ count: number }>`
    WITH given AS (
      SELECT given.*, timed_id(${Math.floor(now)}) AS id
      FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS given (ref text, kind text,
        round_id bigint, amount bigint, transfer_id bigint, is_void boolean, undoes text)
    ), names AS (
      SELECT ref_hash('movement', ref) AS name, id FROM given
      UNION ALL
      SELECT ref_hash('undone', undoes), id FROM given WHERE undoes IS NOT NULL AND amount > 0
    ), named AS (
      INSERT INTO movement_ref (merchant, vendor, ref, id)
      SELECT ${merchant}, ${vendor}, name, id FROM names ORDER BY name
      ON CONFLICT DO NOTHING RETURNING id
    ), written AS (
      INSERT INTO round_movement (merchant, id, vendor, ref, kind, session_id, round_id, amount,
        transfer_id, is_void, undoes, at)
      SELECT ${merchant}, id, ${vendor}, ref, kind, ${sessionId}::uuid, round_id, amount,
        transfer_id, is_void, undoes, ${new Date(now)}
      FROM given WHERE (SELECT count(*) FROM named) = (SELECT count(*) FROM names)
      RETURNING id
    )
    SELECT count(*)::integer AS count FROM written`.execute(tx);
  return rows[0]?.count === movements.length;
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
