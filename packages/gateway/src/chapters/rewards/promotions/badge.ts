import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Session } from '../../../kernel/session.ts';
import { isLawful } from '../offers/lawful.ts';

export interface Badge {
  readonly promotionId: bigint;
  readonly amount: bigint;
}

/** The first that is marked, runs, is for this member, and that they have done nothing about yet. */
export async function findBadge(
  db: Kysely<Database>,
  merchant: Merchant,
  { memberId, type }: Pick<Session, 'memberId' | 'type'>,
  now: Date,
): Promise<Badge | undefined> {
  const found = await db
    .selectFrom('promotion as one')
    .select(['one.id', 'one.max_bonus'])
    .where('one.merchant', '=', merchant.code)
    .where('one.badge', '=', true)
    .where(isLawful(merchant))
    .where('one.starts_at', '<=', now)
    .where((its) => its.or([its('one.no_expiry', '=', true), its('one.ends_at', '>', now)]))
    .where(sql<boolean>`(one.audience = '{}' OR ${type} = ANY (one.audience))`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('promotion_claim as claim')
            .select('claim.status')
            .whereRef('claim.merchant', '=', 'one.merchant')
            .whereRef('claim.promotion_id', '=', 'one.id')
            .where('claim.member_id', '=', memberId),
        ),
      ),
    )
    .orderBy('one.position')
    .limit(1)
    .executeTakeFirst();
  return found && { promotionId: found.id, amount: found.max_bonus };
}
