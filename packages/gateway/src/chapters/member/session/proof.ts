import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';

const FRESH = 5 * 60_000;

/** A session that somebody left open, or that a device came back into, must not make itself at home. */
export async function requireFreshProof(
  db: Kysely<Database>,
  merchant: string,
  idHash: Buffer,
  now: number,
): Promise<void> {
  const row = await db
    .selectFrom('session')
    .select('proved_at')
    .where((its) => its.and({ merchant, id_hash: idHash }))
    .executeTakeFirst();
  const at = row?.proved_at?.getTime() ?? 0;
  if (now - at > FRESH) throw new Refusal('proof.required');
}

/** Of a member who is locked: whoever ended the session a moment ago has locked them first. */
export async function requireStillIn(tx: Tx, merchant: string, idHash: Buffer): Promise<void> {
  const row = await tx
    .selectFrom('session')
    .select('replaced_at')
    .where((its) => its.and({ merchant, id_hash: idHash }))
    .executeTakeFirst();
  if (row === undefined || row.replaced_at !== null) throw new Refusal('auth.required');
}
