import { sql, type Kysely } from 'kysely';

/** Every practice launch looks for the purse its member has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX ledger_purse ON ledger_account (merchant, member_id)
    WHERE kind = 'purse'`.execute(db);
}
