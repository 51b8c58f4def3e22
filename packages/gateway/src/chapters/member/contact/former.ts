import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { Owner } from '../session/credentials.ts';
import type { Member } from '../store.ts';
import { mailboxOf } from './mailbox.ts';

/** How long the address of before takes the account back. */
const UNDO = 72 * 3_600_000;

const own = ({ merchant, memberId }: Owner) => ({ merchant, member_id: memberId });

/**
 * The first of several stays: whoever changes the address over and over does
 * not lose the owner’s. One that nobody ever proved may be a stranger’s.
 * Answers whether the address that goes can undo it.
 */
export async function keepFormer(
  tx: Tx,
  owner: Owner,
  { email, email_verified, contact_proved_at }: Member,
  now: number,
): Promise<boolean> {
  if (email === null || !email_verified) return false;
  const row = {
    email,
    proved_at: contact_proved_at,
    until: new Date(now + UNDO),
    shown_at: null,
  };
  const kept = await tx
    .insertInto('former_email')
    .values({ ...own(owner), ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant', 'member_id'])
        .doUpdateSet(row)
        .where('former_email.until', '<=', new Date(now)),
    )
    .returning('email')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Where it is the address once more there is nothing left to undo. */
export async function dropFormer(tx: Tx, owner: Owner, present: string): Promise<void> {
  await tx
    .deleteFrom('former_email')
    .where((its) => its.and(own(owner)))
    .where(sql`lower(email)`, '=', mailboxOf(present))
    .execute();
}

/** The address of before as it was written, where it is that and nobody else has it by now. */
export async function formerAddress(
  db: Kysely<Database>,
  { merchant, memberId }: Owner,
  asked: string,
  now: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('former_email')
    .select('email')
    .where((its) => its.and({ merchant, member_id: memberId }))
    .where('until', '>', new Date(now))
    .where(sql`lower(email)`, '=', mailboxOf(asked))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('member')
            .select('member.id')
            .where('member.merchant', '=', merchant)
            .where(sql`lower(member.email)`, '=', mailboxOf(asked)),
        ),
      ),
    )
    .executeTakeFirst();
  return row?.email;
}

/** A password that went there was shown at the door. */
export async function noteFormerShown(
  db: Kysely<Database>,
  owner: Owner,
  now: number,
): Promise<void> {
  await db
    .updateTable('former_email')
    .set({ shown_at: new Date(now) })
    .where((its) => its.and(own(owner)))
    .execute();
}

export async function isFormerShown(db: Kysely<Database>, owner: Owner): Promise<boolean> {
  const row = await db
    .selectFrom('former_email')
    .select('email')
    .where((its) => its.and(own(owner)))
    .where('shown_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The member’s own again, and the last proof is the one of that time: what was
 * added since is nobody’s. Where somebody else took it meanwhile, there is none.
 */
export async function takeBackFormer(tx: Tx, owner: Owner): Promise<void> {
  const { merchant, memberId } = owner;
  const { email, proved_at } = await tx
    .deleteFrom('former_email')
    .where((its) => its.and(own(owner)))
    .returning(['email', 'proved_at'])
    .executeTakeFirstOrThrow();
  const taken = await tx
    .selectFrom('member')
    .select('id')
    .where('merchant', '=', merchant)
    .where(sql`lower(email)`, '=', mailboxOf(email))
    .executeTakeFirst();
  const isFree = taken === undefined;
  await tx
    .updateTable('member')
    .set({
      email: isFree ? email : null,
      email_verified: isFree,
      contact_proved_at: proved_at,
    })
    .where((its) => its.and({ merchant, id: memberId }))
    .execute();
  await tx
    .deleteFrom('one_time_password')
    .where((its) => its.and(own(owner)))
    .execute();
}
