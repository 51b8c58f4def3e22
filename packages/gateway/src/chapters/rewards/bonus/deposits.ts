import type { Reply } from '@livery/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import type { DepositCredit, TakenOffer } from '../../../kernel/events.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Session } from '../../../kernel/session.ts';
import { textIn } from '../../../kernel/sites/language.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { holdGuard, requireUnbarred } from '../../care/index.ts';
import { isLawful } from '../offers/lawful.ts';
import { claimOf } from '../claims/store.ts';
import { findPromotion, type PromotionRow } from '../offers/list.ts';
import { bonusOn, shownTerms, termsOf } from '../offers/terms.ts';
import { giveBonus } from '../claims/give.ts';

interface Called {
  readonly merchant: Merchant;
  readonly session: Pick<Session, 'memberId' | 'type'>;
}

/** Of a promotion: it runs, is for this type of member, and comes with a deposit. */
const isOffered = (type: number, now: Date) => sql<boolean>`
  way = 'join' AND min_deposit > 0 AND max_bonus > 0 AND starts_at <= ${now}
  AND (no_expiry OR ends_at > ${now}) AND (audience = '{}' OR ${type} = ANY (audience))`;

/** What a deposit can bring somebody who has not had it. */
export async function depositOffers(
  db: Kysely<Database>,
  { merchant, session }: Called,
  language: string,
  now: Date,
): Promise<Reply<'depositPromotions'>> {
  const rows = await db
    .selectFrom('promotion')
    .selectAll()
    .where('merchant', '=', merchant.code)
    .where(isLawful(merchant))
    .where(isOffered(session.type, now))
    .orderBy('position')
    .execute();
  const claims = await db
    .selectFrom('promotion_claim')
    .select(['promotion_id', 'status'])
    .where('merchant', '=', merchant.code)
    .where('member_id', '=', session.memberId)
    .execute();
  const taken = new Map(claims.map(({ promotion_id: id, status }) => [id, status]));
  const offers = rows.flatMap((row) => {
    const terms = termsOf(row);
    const status = taken.get(row.id);
    if (terms === undefined || (status !== undefined && status !== 'JOINED')) return [];
    return [
      {
        promoId: row.id.toString(),
        title: textIn(row.titles, language),
        accepted: status === 'JOINED',
        ...(!row.no_expiry && { endsAt: row.ends_at.getTime() }),
        terms: shownTerms(merchant, terms),
      },
    ];
  });
  return { offers };
}

/** Nothing is ticked for anybody: whoever wants it says so, before they pay. */
export async function acceptOffer(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { merchant, session: { memberId, type } }: Called,
  promotionId: bigint,
): Promise<void> {
  await transact(db, async (tx) => {
    const guard = await holdGuard(tx, merchant.code, memberId);
    const now = clock();
    requireUnbarred(merchant, guard, now);
    await takeOffer(tx, { merchant, memberId, type, promotionId, now });
  });
}

/** The same in the transaction of whoever orders a deposit with it, and holds the guard. */
export async function takeOffer(
  tx: Tx,
  { merchant, memberId, type, promotionId, now }: TakenOffer,
): Promise<void> {
  const promotion = await findPromotion(tx, merchant, promotionId);
  if (promotion === undefined) throw new Refusal('promotion.missing');
  const claim = await claimOf(tx, merchant.code, promotionId, memberId);
  if (claim?.status === 'JOINED') return;
  const isOpen = await runs(tx, promotion, type, now);
  if (claim !== undefined || !isOpen) throw new Refusal('promotion.closed');
  const key = { merchant: merchant.code, promotion_id: promotionId, member_id: memberId };
  await tx
    .insertInto('promotion_claim')
    .values({ ...key, status: 'JOINED', at: new Date(now) })
    .execute();
}

/** Until a deposit has brought it; what was given by then is given up in another way. */
export async function leaveOffer(
  { db }: Pick<Services, 'db'>,
  { merchant, session: { memberId } }: Called,
  promotionId: bigint,
): Promise<void> {
  await transact(db, async (tx) => {
    await holdGuard(tx, merchant.code, memberId);
    const claim = await claimOf(tx, merchant.code, promotionId, memberId);
    if (claim === undefined) return;
    const { numDeletedRows } = await tx
      .deleteFrom('promotion_claim')
      .where('merchant', '=', merchant.code)
      .where('promotion_id', '=', promotionId)
      .where('member_id', '=', memberId)
      .where('status', '=', 'JOINED')
      .where('grant_id', 'is', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('promotion')
            .select('id')
            .where('merchant', '=', merchant.code)
            .where('id', '=', promotionId)
            // What is given at once was never only accepted.
            .where('min_deposit', '>', 0n),
        ),
      )
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Refusal('promotion.closed');
  });
}

async function runs(
  tx: Tx,
  { merchant, id }: PromotionRow,
  type: number,
  now: number,
): Promise<boolean> {
  const row = await tx
    .selectFrom('promotion')
    .select('id')
    .where((its) => its.and({ merchant, id }))
    .where(isOffered(type, new Date(now)))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Gives what was accepted before with the credit that brings it, in its
 * transaction: the oldest whose minimum is reached, one a deposit. The guard is
 * held, and nothing is credited to whoever is barred.
 */
export async function giveWithDeposit(
  tx: Tx,
  { merchant, memberId, orderId, credited, now }: DepositCredit,
): Promise<void> {
  const earlier = await tx
    .selectFrom('bonus_grant')
    .select('id')
    .where((its) => its.and({ merchant: merchant.code, deposit_id: orderId }))
    .executeTakeFirst();
  if (earlier !== undefined) return;
  const at = new Date(now);
  const promotion = await tx
    .selectFrom('promotion')
    .innerJoin('promotion_claim as claim', (join) =>
      join
        .onRef('claim.merchant', '=', 'promotion.merchant')
        .onRef('claim.promotion_id', '=', 'promotion.id'),
    )
    .selectAll('promotion')
    .where('promotion.merchant', '=', merchant.code)
    .where('claim.member_id', '=', memberId)
    .where('claim.status', '=', 'JOINED')
    .where(isLawful(merchant))
    .where('promotion.min_deposit', '>', 0n)
    .where('promotion.min_deposit', '<=', credited)
    .where('promotion.max_bonus', '>', 0n)
    .where((its) => its.or([its('no_expiry', '=', true), its('ends_at', '>', at)]))
    .orderBy('claim.at')
    .orderBy('promotion.id')
    .limit(1)
    .executeTakeFirst();
  if (promotion === undefined) return;
  const amount = bonusOn(promotion, credited);
  if (amount === 0n) return;
  await giveBonus(tx, { merchant, memberId, promotion, amount, depositId: orderId, now });
}
