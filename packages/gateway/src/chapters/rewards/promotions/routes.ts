import { endpoints } from '@livery/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { shapeOf } from '../../../http/validate.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Router } from '../../../http/router.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { languageOf, textIn } from '../../../kernel/sites/language.ts';
import type { Services } from '../../../kernel/services.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import { keepUploads } from '../../../kernel/uploads/uploads.ts';
import { answerOnce } from '../../../kernel/idempotency.ts';
import { holdGuard, requireUnbarred } from '../../care/index.ts';
import { giveBonus } from '../claims/give.ts';
import { claimOf, claimSubject } from '../claims/store.ts';
import { findBadge } from './badge.ts';
import { findPromotion, type PromotionRow } from '../offers/list.ts';
import { isGivenAtOnce, standingOf, statusReply, type Status } from './status.ts';
import { termsOf } from '../offers/terms.ts';

const category = shapeOf(endpoints.promotionCategories.reply.items, 'json');

export function promotionRoutes(route: Router, { db, clock, keepGood, live }: Services): void {
  route('promotionCategories', async ({ merchant, query, request, reply }) => {
    reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=600');
    reply.header('vary', 'language');
    const language = languageOf(merchant, request, query.language);
    const rows = await db
      .selectFrom('promotion_category')
      .selectAll()
      .where('merchant', '=', merchant.code)
      .orderBy('position')
      .execute();
    return keepGood(rows, {
      table: 'promotion_category',
      keyOf: ({ id }) => `${merchant.code} ${id}`,
      make: (row) => ({
        id: row.id.toString(),
        name: textIn(row.names, language),
        order: row.position,
      }),
      check: category.check,
    });
  });

  route('depositBadge', async ({ merchant, session }) => {
    if (session.barred !== undefined) return {};
    const found = await findBadge(db, merchant, session, new Date(clock()));
    if (found === undefined) return {};
    const amount = toDecimal(found.amount, merchant.currency);
    return { badge: { promotionId: found.promotionId.toString(), amount } };
  });

  route('promotionStatus', async ({ merchant, session, params }) => {
    const promotion = await requirePromotion(db, merchant, params.id);
    const claim = await claimOf(db, merchant.code, promotion.id, session.memberId);
    const standing = standingOf({ session, promotion, claim, now: clock() });
    return statusReply(merchant, promotion, claim, standing);
  });

  route('claimPromotion', async ({ merchant, session, params, body, files, key }) => {
    const promotion = await requirePromotion(db, merchant, params.id);
    const { remark = '' } = body;
    const row = {
      merchant: merchant.code,
      promotion_id: promotion.id,
      member_id: session.memberId,
    };
    const keyed = {
      merchant: merchant.code,
      scope: `claim:${session.memberId}:${promotion.id}`,
      key,
      request: [remark, ...files.map(({ sentHash }) => sentHash)],
      now: clock(),
    };
    const done = await transact(db, async (tx) => {
      const guard = await holdGuard(tx, merchant.code, session.memberId);
      requireUnbarred(merchant, guard, clock());
      return answerOnce(tx, keyed, async (): Promise<{ status: Status; grantId?: string }> => {
        const claim = await claimOf(tx, merchant.code, promotion.id, session.memberId);
        const { status } = standingOf({ session, promotion, claim, now: clock() });
        if (status !== 'JOIN' && status !== 'CLAIM') {
          throw new Refusal('promotion.closed', { value: { status } });
        }
        const next = status === 'JOIN' ? 'JOINED' : 'APPLYING';
        const change = { status: next, remark, at: new Date(clock()) } as const;
        const written = await tx
          .insertInto('promotion_claim')
          .values({ ...row, ...change })
          .onConflict((conflict) =>
            conflict
              .columns(['merchant', 'promotion_id', 'member_id'])
              .doUpdateSet(change)
              // Of what was joined before it was given at once.
              .where('promotion_claim.status', '=', 'JOINED')
              .where((its) => its.val(isGivenAtOnce(promotion))),
          )
          .returning('status')
          .executeTakeFirst();
        if (written === undefined)
          throw new Refusal('promotion.closed', { value: { status: next } });
        const subject = claimSubject({ promotionId: promotion.id, memberId: session.memberId });
        await keepUploads(
          tx,
          { merchant: merchant.code, memberId: session.memberId, subject },
          files,
          clock(),
        );
        if (!isGivenAtOnce(promotion) || termsOf(promotion) === undefined) return { status: next };
        const grantId = await giveBonus(tx, {
          merchant,
          memberId: session.memberId,
          promotion,
          amount: promotion.max_bonus,
          now: clock(),
        });
        const given = await claimOf(tx, merchant.code, promotion.id, session.memberId);
        const after = standingOf({ session, promotion, claim: given, now: clock() });
        return { status: after.status, grantId: grantId.toString() };
      });
    });
    if (done.grantId !== undefined) {
      for (const event of ['grant', 'balance'] as const) {
        live.publish({ merchant: merchant.code, memberId: session.memberId, event, data: {} });
      }
    }
    return done;
  });
}

async function requirePromotion(
  db: Kysely<Database>,
  merchant: Merchant,
  id: string,
): Promise<PromotionRow> {
  const found = await findPromotion(db, merchant, BigInt(id));
  if (found === undefined) throw new Refusal('promotion.missing');
  return found;
}
