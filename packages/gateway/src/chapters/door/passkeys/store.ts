import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Owner } from '../../member/index.ts';
import type { SignedPasskey } from './verify.ts';

export type Passkey = Selectable<Database['passkey']>;

export const MOST_PASSKEYS = 10;

/** The newest first. */
export function passkeysOf(
  db: Kysely<Database>,
  { merchant, memberId }: Owner,
): Promise<Passkey[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where((its) => its.and({ merchant, member_id: memberId }))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export function findPasskey(
  db: Kysely<Database>,
  merchant: string,
  id: string,
): Promise<Passkey | undefined> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where((its) => its.and({ merchant, id }))
    .executeTakeFirst();
}

/** Undefined where somebody has it already. */
export function insertPasskey(
  db: Kysely<Database>,
  row: Insertable<Database['passkey']>,
): Promise<Passkey | undefined> {
  return db
    .insertInto('passkey')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** False where it counted no further: two have it, or somebody has put an old one back. */
export async function noteUse(
  db: Kysely<Database>,
  { merchant, id }: Pick<Passkey, 'merchant' | 'id'>,
  { counter, isSynced }: SignedPasskey,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter: BigInt(counter), is_synced: isSynced, last_used_at: new Date(now) })
    .where((its) => its.and({ merchant, id }))
    // Those that do not count say 0 every time.
    .where(sql<boolean>`(counter < ${counter} OR counter = 0 AND ${counter} = 0)`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function nameOwn(
  db: Kysely<Database>,
  { merchant, memberId }: Owner,
  id: string,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ name })
    .where((its) => its.and({ merchant, member_id: memberId, id }))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removeOwn(
  db: Kysely<Database>,
  { merchant, memberId }: Owner,
  id: string,
): Promise<void> {
  await db
    .deleteFrom('passkey')
    .where((its) => its.and({ merchant, member_id: memberId, id }))
    .execute();
}
