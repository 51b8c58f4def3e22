import type { Query, Reply } from '@livery/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Texts } from '../../../kernel/database/tables/column.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import { textIn } from '../../../kernel/sites/language.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { cashAccount, liveGrants, type Grant } from '../../cashier/index.ts';
import { shownTerms } from '../offers/terms.ts';

const PAGE = 25;

export interface BonusLook {
  readonly db: Kysely<Database>;
  readonly merchant: Merchant;
  readonly memberId: bigint;
  readonly language: string;
}

/** What is being wagered, what waits, and what is the member’s own whatever becomes of it. */
export async function shownBonus(look: BonusLook): Promise<Reply<'bonus'>> {
  const { db, merchant, memberId } = look;
  const grants = await liveGrants(db, { merchant: merchant.code, memberId });
  const cash = await cashAccount(db, merchant.code, memberId);
  const titles = await titlesOf(look, grants);
  const shown = grants.map((grant) => shownGrant(look, grant, titles));
  const active = shown.find(({ state }) => state !== 'waiting');
  return {
    cash: toDecimal(cash?.balance ?? 0n, merchant.currency),
    ...(active && { active }),
    waiting: shown.filter(({ state }) => state === 'waiting'),
  };
}

type Titles = ReadonlyMap<bigint, Texts>;

async function titlesOf(
  { db, merchant }: BonusLook,
  grants: readonly Pick<Grant, 'promotion_id'>[],
): Promise<Titles> {
  if (grants.length === 0) return new Map();
  const rows = await db
    .selectFrom('promotion')
    .select(['id', 'titles'])
    .where('merchant', '=', merchant.code)
    .where(
      'id',
      'in',
      grants.map((one) => one.promotion_id),
    )
    .execute();
  return new Map(rows.map(({ id, titles }) => [id, titles]));
}

type Given = Pick<
  Grant,
  'id' | 'promotion_id' | 'state' | 'amount' | 'wagered' | 'required' | 'currency' | 'made_at'
>;

const facts = ({ language }: Pick<BonusLook, 'language'>, grant: Given, titles: Titles) => ({
  id: grant.id.toString(),
  promotionId: grant.promotion_id.toString(),
  title: textIn(titles.get(grant.promotion_id) ?? {}, language),
  state: grant.state,
  amount: toDecimal(grant.amount, grant.currency),
  wagered: toDecimal(grant.wagered, grant.currency),
  required: toDecimal(grant.required, grant.currency),
  madeAt: grant.made_at.getTime(),
});

const shownGrant = (look: BonusLook, grant: Grant, titles: Titles) => ({
  ...facts(look, grant, titles),
  balance: toDecimal(grant.balance, grant.currency),
  ...(grant.expires_at !== null && { expiresAt: grant.expires_at.getTime() }),
  terms: shownTerms(look.merchant, grant.terms),
});

/** Every one that was given, the newest first. */
export async function bonusRecords(
  look: BonusLook,
  { pageNo = 1, pageSize = PAGE }: Query<'bonusRecords'>,
): Promise<Reply<'bonusRecords'>> {
  const { db, merchant, memberId } = look;
  const own = db
    .selectFrom('bonus_grant')
    .where('merchant', '=', merchant.code)
    .where('member_id', '=', memberId);
  const { all } = await own
    .select(sql<number>`count(*)::integer`.as('all'))
    .executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  const titles = await titlesOf(look, rows);
  return {
    list: rows.map((row) =>
      Object.assign(facts(look, row, titles), {
        earned: toDecimal(row.earned, row.currency),
        ...(row.why !== null && { why: row.why }),
        ...(row.ended_at !== null && { endedAt: row.ended_at.getTime() }),
      }),
    ),
    pageNum: pageNo,
    totalPages: Math.max(1, Math.ceil(all / pageSize)),
  };
}
