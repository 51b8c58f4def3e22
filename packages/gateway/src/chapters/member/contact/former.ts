import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { Owner } from '../session/credentials.ts';
import type { Member } from '../store.ts';
import { presentContact, type Contact, type ContactKind } from './kinds.ts';
import { mailboxOf } from './mailbox.ts';

/** How long what was there before takes the account back. */
export const UNDO = 72 * 3_600_000;

/** What belonged to the account until it was replaced, and takes it back. */
export interface FormerContact extends Contact {
  readonly memberId: bigint;
  readonly replacedAt: Date;
}

const own = ({ merchant, memberId }: Owner) => ({ merchant, member_id: memberId });

/**
 * Each stays for itself: whoever changes it over and over does not lose the
 * owner’s. That there was none stays as well, so that one which was added goes
 * with the rest. Answers whether whoever has it can undo the change.
 */
export async function keepFormer(
  tx: Tx,
  owner: Owner,
  kind: ContactKind,
  member: Member,
  now: number,
): Promise<boolean> {
  const present = presentContact(member, kind);
  await tx
    .insertInto('former_contact')
    .values({
      ...own(owner),
      ...present,
      kind,
      replaced_at: new Date(now),
      proved_at: member.contact_proved_at,
      shown_at: null,
    })
    .execute();
  return present.is_proven;
}

/** Where it is there once more, there is nothing left to undo of what came after it. */
export async function dropFormer(tx: Tx, owner: Owner, { kind, value }: Contact): Promise<void> {
  await tx
    .deleteFrom('former_contact')
    .where((its) => its.and({ ...own(owner), kind }))
    .where('replaced_at', '>=', (its) =>
      its
        .selectFrom('former_contact')
        .select(({ fn }) => fn.min('replaced_at').as('first'))
        .where((inner) => inner.and({ ...own(owner), kind }))
        .where(sql`lower(value)`, '=', mailboxOf(value)),
    )
    .execute();
}

/** Whose it was until a few days ago, where it was proven and nobody else has it by now. */
export async function findFormer(
  db: Kysely<Database>,
  merchant: string,
  { kind, value }: Contact,
  now: number,
  memberId?: bigint,
): Promise<FormerContact | undefined> {
  const row = await db
    .selectFrom('former_contact')
    .select(['member_id', 'value', 'replaced_at'])
    .where((its) => its.and({ merchant, kind, is_proven: true }))
    .where(sql`lower(value)`, '=', mailboxOf(value))
    .where('replaced_at', '>', new Date(now - UNDO))
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? 0n))
    .orderBy('replaced_at', 'desc')
    .executeTakeFirst();
  if (row === undefined || row.value === null) return undefined;
  if (await isTaken(db, merchant, { kind, value })) return undefined;
  return { kind, value: row.value, memberId: row.member_id, replacedAt: row.replaced_at };
}

export async function isTaken(
  db: Kysely<Database>,
  merchant: string,
  { kind, value }: Contact,
): Promise<boolean> {
  const other = await db
    .selectFrom('member')
    .select('id')
    .where('merchant', '=', merchant)
    .where(sql`lower(${sql.ref(kind)})`, '=', mailboxOf(value))
    .executeTakeFirst();
  return other !== undefined;
}

/** A password that went there was shown at the door. */
export async function noteFormerShown(
  db: Kysely<Database>,
  owner: Owner,
  mailbox: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('former_contact')
    .set({ shown_at: new Date(now) })
    .where((its) => its.and({ ...own(owner), kind: 'email' }))
    .where(sql`lower(value)`, '=', mailbox)
    .execute();
}

/** Of several that were shown the first: it is the owner’s sooner than any after it. */
export async function shownFormer(
  db: Kysely<Database>,
  owner: Owner,
): Promise<FormerContact | undefined> {
  const row = await db
    .selectFrom('former_contact')
    .select(['kind', 'value', 'replaced_at'])
    .where((its) => its.and(own(owner)))
    .where('shown_at', 'is not', null)
    .orderBy('replaced_at')
    .executeTakeFirst();
  if (row === undefined || row.value === null) return undefined;
  const { kind, value, replaced_at: replacedAt } = row;
  return { kind, value, memberId: owner.memberId, replacedAt };
}
