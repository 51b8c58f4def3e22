import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { Owner } from './credentials.ts';
import type { TotpTable } from '../tables.ts';

/** One whose first code was shown; what was only begun is asked for by nobody. */
export interface Authenticator extends Selectable<TotpTable> {
  readonly confirmed_at: Date;
}

/** Undefined where no log-in asks for a code. */
export async function authenticatorOf(
  db: Kysely<Database>,
  { merchant, memberId }: Owner,
): Promise<Authenticator | undefined> {
  const row = await db
    .selectFrom('member_totp')
    .selectAll()
    .where((its) => its.and({ merchant, member_id: memberId }))
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row as Authenticator | undefined;
}

/** Whether somebody who has the mailbox alone still has to show it: it was there when they last proved themselves. */
export const isProvenWith = (
  { confirmed_at: since }: Authenticator,
  proved: Date | null,
): boolean => proved !== null && since <= proved;

/** Codes for when it is lost go with it. */
export async function deleteAuthenticator(tx: Tx, { merchant, memberId }: Owner): Promise<void> {
  await tx
    .deleteFrom('member_totp')
    .where((its) => its.and({ merchant, member_id: memberId }))
    .execute();
}
