import type { Reply } from '@livery/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { ContentTables } from '../../../kernel/database/tables/content.ts';
import { textIn } from '../../../kernel/sites/language.ts';

export type PromotionRow = Selectable<ContentTables['promotion']>;

const AHEAD = 14 * 86_400_000;
const MOST = 100;

/** What runs, and what soon will. */
export function currentPromotions(
  db: Kysely<Database>,
  merchant: string,
  now: number,
): Promise<PromotionRow[]> {
  return db
    .selectFrom('promotion')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('starts_at', '<=', new Date(now + AHEAD))
    .where((its) => its.or([its('no_expiry', '=', true), its('ends_at', '>', new Date(now))]))
    .orderBy('position')
    .limit(MOST)
    .execute();
}

export function findPromotion(
  db: Kysely<Database>,
  merchant: string,
  id: bigint,
): Promise<PromotionRow | undefined> {
  return db
    .selectFrom('promotion')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function promotionIn(
  row: PromotionRow,
  language: string,
  pictureOf: (picture: string) => string,
): Reply<'announcements'>['promotion'][number] {
  return {
    id: row.id.toString(),
    title: textIn(row.titles, language),
    content: textIn(row.contents, language),
    startDate: row.starts_at.getTime(),
    endDate: row.ends_at.getTime(),
    noExpiry: row.no_expiry ? 1 : 0,
    announcementImages: row.pictures.map((picture, at) => ({
      sequence: at + 1,
      url: pictureOf(picture),
    })),
    promoAnnouncementCategoryIds: row.category_ids.map(String),
  };
}
