import { sql, type Kysely } from 'kysely';
import { findGrant, type Grant } from '../../cashier/index.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import type { ClaimStatus } from '../tables.ts';
import type { Texts } from '../../../kernel/database/tables/column.ts';
import type { Tx } from '../../../kernel/database/transact.ts';

/** A member claims a promotion once. */
export interface ClaimKey {
  readonly promotionId: bigint;
  readonly memberId: bigint;
}

export interface MemberClaim extends ClaimKey {
  readonly account: string;
  readonly status: ClaimStatus;
  readonly remark: string;
  readonly at: Date;
  readonly titles: Texts;
  /** In minor units: what it pays at most, or nothing where no amount is said. */
  readonly maxBonus: bigint;
  readonly pictures: bigint;
  readonly grantId: bigint | null;
}

/** States that wait for an operator. */
export const openClaimStates: readonly ClaimStatus[] = ['APPLYING'];

/** What pictures of it are kept under, for each member. */
export const claimSubject = ({ promotionId }: ClaimKey): string => `promotion:${promotionId}`;

const claims = (db: Kysely<Database>, merchant: string) =>
  db
    .selectFrom('promotion_claim as claim')
    .innerJoin('promotion', (join) =>
      join
        .onRef('promotion.merchant', '=', 'claim.merchant')
        .onRef('promotion.id', '=', 'claim.promotion_id'),
    )
    .innerJoin('member', (join) =>
      join
        .onRef('member.merchant', '=', 'claim.merchant')
        .onRef('member.id', '=', 'claim.member_id'),
    )
    .select([
      'claim.promotion_id as promotionId',
      'claim.member_id as memberId',
      'member.account',
      'claim.status',
      'claim.remark',
      'claim.at',
      'promotion.titles',
      'promotion.max_bonus as maxBonus',
      'claim.grant_id as grantId',
      sql<bigint>`(
        SELECT count(*) FROM upload
        WHERE upload.merchant = claim.merchant AND upload.member_id = claim.member_id
          AND upload.subject = 'promotion:' || claim.promotion_id AND upload.checked)`.as(
        'pictures',
      ),
    ])
    .where('claim.merchant', '=', merchant);

/** Those that wait, the oldest first, from behind another on. */
export function openClaims(
  db: Kysely<Database>,
  merchant: string,
  after: MemberClaim | undefined,
  limit: number,
): Promise<MemberClaim[]> {
  const behind = ({ at, promotionId, memberId }: MemberClaim) => sql<boolean>`
    (claim.at, claim.promotion_id, claim.member_id) > (${at}, ${promotionId}, ${memberId})`;
  return claims(db, merchant)
    .where('claim.status', 'in', openClaimStates)
    .$if(after !== undefined, (query) => (after === undefined ? query : query.where(behind(after))))
    .orderBy('claim.at')
    .orderBy('claim.promotion_id')
    .orderBy('claim.member_id')
    .limit(limit)
    .execute();
}

export function findClaim(
  db: Kysely<Database>,
  merchant: string,
  { promotionId, memberId }: ClaimKey,
): Promise<MemberClaim | undefined> {
  return claims(db, merchant)
    .where('claim.promotion_id', '=', promotionId)
    .where('claim.member_id', '=', memberId)
    .executeTakeFirst();
}

/** As it stands then: who answers at the same moment waits, and finds it answered. */
export async function lockClaim(
  tx: Tx,
  merchant: string,
  { promotionId, memberId }: ClaimKey,
): Promise<MemberClaim | undefined> {
  await tx
    .selectFrom('promotion_claim')
    .select('status')
    .where('merchant', '=', merchant)
    .where('promotion_id', '=', promotionId)
    .where('member_id', '=', memberId)
    .forUpdate()
    .execute();
  return findClaim(tx, merchant, { promotionId, memberId });
}

export async function settleClaim(
  tx: Tx,
  merchant: string,
  { promotionId, memberId }: ClaimKey,
  change: { readonly status: ClaimStatus },
): Promise<void> {
  await tx
    .updateTable('promotion_claim')
    .set(change)
    .where('merchant', '=', merchant)
    .where('promotion_id', '=', promotionId)
    .where('member_id', '=', memberId)
    .execute();
}

/** How far a member has come with a promotion. */
export interface Claim {
  readonly status: ClaimStatus;
  readonly at: Date;
  /** What was given for it. */
  readonly grant: Pick<Grant, 'state' | 'wagered' | 'required' | 'expires_at'> | undefined;
}

export async function claimOf(
  db: Kysely<Database>,
  merchant: string,
  promotionId: bigint,
  memberId: bigint,
): Promise<Claim | undefined> {
  const claim = await db
    .selectFrom('promotion_claim')
    .select(['status', 'at', 'grant_id'])
    .where('merchant', '=', merchant)
    .where('promotion_id', '=', promotionId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (claim === undefined) return undefined;
  const { status, at, grant_id: id } = claim;
  return { status, at, grant: id === null ? undefined : await findGrant(db, merchant, id) };
}
