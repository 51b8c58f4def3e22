import { endpoints, type Reply } from '@livery/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { RewardsTables } from '../tables.ts';
import { shapeOf } from '../../../http/validate.ts';
import { cleanOut } from '../../../kernel/sites/content/cleaner.ts';
import type { Services } from '../../../kernel/services.ts';
import { textIn } from '../../../kernel/sites/language.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { isLawful } from './lawful.ts';

export type PromotionRow = Selectable<RewardsTables['promotion']>;

type Promotion = Reply<'announcements'>['promotion'][number];

const promotion = shapeOf(endpoints.announcements.reply.properties.promotion.items, 'json');
const AHEAD = 14 * 86_400_000;
const MOST = 100;

type LawfulSite = Pick<Merchant, 'code' | 'policy'>;

/** What runs, and what soon will. */
export function currentPromotions(
  db: Kysely<Database>,
  site: LawfulSite,
  now: number,
): Promise<PromotionRow[]> {
  return db
    .selectFrom('promotion')
    .selectAll()
    .where('merchant', '=', site.code)
    .where(isLawful(site))
    .where('starts_at', '<=', new Date(now + AHEAD))
    .where((its) => its.or([its('no_expiry', '=', true), its('ends_at', '>', new Date(now))]))
    .orderBy('position')
    .limit(MOST)
    .execute();
}

export function findPromotion(
  db: Kysely<Database>,
  site: LawfulSite,
  id: bigint,
): Promise<PromotionRow | undefined> {
  return db
    .selectFrom('promotion')
    .selectAll()
    .where('merchant', '=', site.code)
    .where(isLawful(site))
    .where('id', '=', id)
    .executeTakeFirst();
}

export const promotionsIn = (
  { keepGood, pictures }: Pick<Services, 'keepGood' | 'pictures'>,
  rows: readonly PromotionRow[],
  merchant: Merchant,
  language: string,
): Promotion[] =>
  keepGood(rows, {
    table: 'promotion',
    keyOf: ({ id }) => `${merchant.code} ${id}`,
    make: (row) => ({
      id: row.id.toString(),
      title: textIn(row.titles, language),
      content: cleanOut(merchant, textIn(row.contents, language)),
      startDate: row.starts_at.getTime(),
      endDate: row.ends_at.getTime(),
      noExpiry: row.no_expiry ? 1 : 0,
      announcementImages: row.pictures.map((picture, at) => ({
        sequence: at + 1,
        url: pictures.addressOf(picture),
      })),
      promoAnnouncementCategoryIds: row.category_ids.map(String),
    }),
    check: promotion.check,
  });
