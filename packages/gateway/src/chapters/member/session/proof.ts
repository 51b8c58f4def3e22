import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { getMember } from '../store.ts';
import { authenticatorOf } from './authenticator.ts';
import type { Owner } from './credentials.ts';

/** How long a session may change what guards the account after somebody has shown who sits at it. */
export const PROOF_LIFE = 5 * 60_000;

/** A session that somebody left open, or that a device came back into, must not make itself at home. */
export async function requireFreshProof(
  db: Kysely<Database>,
  merchant: string,
  idHash: Buffer,
  now: number,
): Promise<void> {
  const row = await db
    .selectFrom('session')
    .select(['member_id', 'proved_at'])
    .where((its) => its.and({ merchant, id_hash: idHash }))
    .executeTakeFirst();
  const at = row?.proved_at?.getTime() ?? 0;
  if (now - at <= PROOF_LIFE) return;
  const by = row === undefined ? [] : await proofsOf(db, { merchant, memberId: row.member_id });
  throw new Refusal('proof.required', { value: { by } });
}

/** What a member can show at once; who has nothing of it logs in anew. */
async function proofsOf(
  db: Kysely<Database>,
  owner: Owner,
): Promise<('password' | 'code' | 'passkey')[]> {
  const { merchant, memberId } = owner;
  const { password_hash } = await getMember(db, merchant, memberId);
  const first = (await authenticatorOf(db, owner)) ? 'code' : 'password';
  const passkey = await db
    .selectFrom('passkey')
    .select('id')
    .where((its) => its.and({ merchant, member_id: memberId }))
    .limit(1)
    .executeTakeFirst();
  const can = { password: password_hash !== null, code: true, passkey: passkey !== undefined };
  return ([first, 'passkey'] as const).filter((one) => can[one]);
}

/** From now on for five minutes. */
export async function noteSessionProof(
  tx: Tx,
  merchant: string,
  idHash: Buffer,
  now: number,
): Promise<void> {
  await tx
    .updateTable('session')
    .set({ proved_at: new Date(now) })
    .where((its) => its.and({ merchant, id_hash: idHash }))
    .execute();
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
