import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';

/** Somebody right below an agent, by their account; undefined for everybody else, there or not. */
export async function downlineNamed(
  db: Kysely<Database>,
  merchant: string,
  agentId: bigint,
  account: string,
): Promise<bigint | undefined> {
  const row = await db
    .selectFrom('lineage')
    .innerJoin('member', (join) =>
      join
        .onRef('member.merchant', '=', 'lineage.merchant')
        .onRef('member.id', '=', 'lineage.member_id'),
    )
    .select('member.id')
    .where('lineage.merchant', '=', merchant)
    .where('lineage.parent_id', '=', agentId)
    .where('member.account_key', '=', account.toLowerCase())
    .where('member.erased_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}
