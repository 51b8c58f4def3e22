import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { News } from '../../../kernel/live/news.ts';

export async function unreadOf(
  db: Kysely<Database>,
  merchant: string,
  memberId: bigint,
): Promise<number> {
  const counts = await unreadCounts(db, merchant, [memberId]);
  return counts.get(memberId) ?? 0;
}

/** For the badge of each. */
export async function unreadNews(
  db: Kysely<Database>,
  merchant: string,
  memberIds: readonly bigint[],
): Promise<News[]> {
  const counts = await unreadCounts(db, merchant, memberIds);
  return memberIds.map((memberId) => {
    const inbox = counts.get(memberId) ?? 0;
    return { merchant, memberId, event: 'unread', data: { inbox } };
  });
}

async function unreadCounts(
  db: Kysely<Database>,
  merchant: string,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> {
  const rows = await db
    .selectFrom('message')
    .select(['member_id', sql<bigint>`count(*)`.as('count')])
    .where('merchant', '=', merchant)
    .where('member_id', '=', sql<bigint>`ANY(${memberIds.map(String)}::bigint[])`)
    .where('read_at', 'is', null)
    .groupBy('member_id')
    .execute();
  return new Map(rows.map(({ member_id: memberId, count }) => [memberId, Number(count)]));
}
