import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { MessagesTables } from '../tables.ts';

export type Kind = MessagesTables['announcement']['kind'];
export type AnnouncementRow = Selectable<MessagesTables['announcement']>;

const MOST = 100;

/** What has begun and not ended, the newest first. */
export function currentAnnouncements(
  db: Kysely<Database>,
  merchant: string,
  kind: Kind,
  now: number,
): Promise<AnnouncementRow[]> {
  return db
    .selectFrom('announcement')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .where('starts_at', '<=', new Date(now))
    .where((its) => its.or([its('ends_at', 'is', null), its('ends_at', '>', new Date(now))]))
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
}

export function currentBanners(
  db: Kysely<Database>,
  merchant: string,
  group: string | undefined,
  now: number,
) {
  return db
    .selectFrom('banner')
    .selectAll()
    .where('merchant', '=', merchant)
    .$if(group !== undefined, (query) => query.where('group_name', '=', group ?? ''))
    .where('starts_at', '<=', new Date(now))
    .where((its) => its.or([its('ends_at', 'is', null), its('ends_at', '>', new Date(now))]))
    .orderBy('group_name')
    .orderBy('position')
    .limit(MOST)
    .execute();
}

export async function readBy(
  db: Kysely<Database>,
  merchant: string,
  memberId: bigint,
): Promise<ReadonlySet<bigint>> {
  const rows = await db
    .selectFrom('announcement_read')
    .select('announcement_id')
    .where('merchant', '=', merchant)
    .where('member_id', '=', memberId)
    .execute();
  return new Set(rows.map((row) => row.announcement_id));
}

/** False where there is no such announcement; reading twice is reading once. */
export async function markRead(
  db: Kysely<Database>,
  merchant: string,
  memberId: bigint,
  { id, kinds }: { id: bigint; kinds: readonly Kind[] },
  now: number,
): Promise<boolean> {
  const exists = await db
    .selectFrom('announcement')
    .select('id')
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .where('kind', 'in', kinds)
    .executeTakeFirst();
  if (exists === undefined) return false;
  await db
    .insertInto('announcement_read')
    .values({ merchant, announcement_id: id, member_id: memberId, at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** How often each notice was read. */
export async function readCounts(
  db: Kysely<Database>,
  merchant: string,
): Promise<ReadonlyMap<bigint, bigint>> {
  const rows = await db
    .selectFrom('announcement_readers')
    .select(['announcement_id', sql<bigint>`sum(readers)::bigint`.as('count')])
    .where('merchant', '=', merchant)
    .groupBy('announcement_id')
    .execute();
  return new Map(rows.map((row) => [row.announcement_id, row.count]));
}

export function helpArticles(db: Kysely<Database>, merchant: string) {
  return db
    .selectFrom('help_article')
    .selectAll()
    .where('merchant', '=', merchant)
    .orderBy('position')
    .limit(MOST)
    .execute();
}
