import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Texts } from '../../../kernel/database/tables/column.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { Owner } from '../session/credentials.ts';

interface TermsInForce {
  readonly version: number;
  readonly changes: Texts;
  readonly effective_at: Date;
}

/** The newest that holds by now; one that was published beforehand waits for its day. */
export const termsInForce = (
  db: Kysely<Database>,
  merchant: string,
  now: number,
): Promise<TermsInForce | undefined> =>
  db
    .selectFrom('terms_version')
    .select(['version', 'changes', 'effective_at'])
    .where('merchant', '=', merchant)
    .where('effective_at', '<=', new Date(now))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

/** For ever, and once: who accepts it twice has accepted it the first time. */
export async function keepAcceptance(
  tx: Tx,
  { merchant, memberId }: Owner,
  { version, language, now }: { version: number; language: string; now: number },
): Promise<void> {
  await tx
    .insertInto('terms_acceptance')
    .values({ merchant, member_id: memberId, version, language, at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const acceptancesOf = (db: Kysely<Database>, { merchant, memberId }: Owner) =>
  db
    .selectFrom('terms_acceptance')
    .select(['version', 'language', 'at'])
    .where((its) => its.and({ merchant, member_id: memberId }))
    .orderBy('version', 'desc')
    .execute();
