import type { Reply } from '@livery/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { ClaimStatus } from '../tables.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import type { Session } from '../../../kernel/session.ts';
import { stakedBetween } from '../../care/index.ts';
import type { PromotionRow } from './list.ts';

export type Status = Reply<'promotionStatus'>['status'];

const DAY = 86_400_000;

export interface Claim {
  readonly status: ClaimStatus;
  readonly at: Date;
}

export interface Standing {
  readonly status: Status;
  /** What was staked since joining, in minor units. */
  readonly wagered: bigint;
  readonly required: bigint;
  readonly expiresAt: number | undefined;
}

export interface Standpoint {
  readonly merchant: Merchant;
  readonly session: Session;
  readonly promotion: PromotionRow;
  readonly claim: Claim | undefined;
  readonly now: number;
}

/** Where a member stands: the promotion's own times first, then what they did about it. */
export async function standingOf(
  db: Kysely<Database>,
  { merchant, session, promotion, claim, now }: Standpoint,
): Promise<Standing> {
  const required = promotion.max_bonus * BigInt(promotion.wagering);
  const none = { wagered: 0n, required, expiresAt: undefined };
  if (promotion.starts_at.getTime() > now) return { ...none, status: 'COMING_SOON' };
  const isOver = !promotion.no_expiry && promotion.ends_at.getTime() <= now;
  if (claim === undefined) {
    const isFor = promotion.audience.length === 0 || promotion.audience.includes(session.type);
    if (isOver || !isFor || promotion.way === 'read') return { ...none, status: 'CLOSE' };
    return { ...none, status: promotion.way === 'join' ? 'JOIN' : 'CLAIM' };
  }
  if (claim.status !== 'JOINED') return { ...none, status: claim.status };

  const joined = claim.at.getTime();
  const expiresAt = promotion.days > 0 ? joined + promotion.days * DAY : undefined;
  const until = Math.min(now, expiresAt ?? now);
  const staked = await stakedBetween(db, merchant.code, session.memberId, {
    timeZone: merchant.timeZone,
    from: joined,
    to: until,
  });
  const standing = { wagered: staked, required, expiresAt };
  if (staked >= required) return { ...standing, status: 'CLAIM' };
  const isLate = isOver || (expiresAt !== undefined && expiresAt <= now);
  return { ...standing, status: isLate ? 'CLOSE' : 'JOINED' };
}

export function statusReply(
  merchant: Merchant,
  promotion: PromotionRow,
  { status, wagered, required, expiresAt }: Standing,
): Reply<'promotionStatus'> {
  const money = (minor: bigint) => toDecimal(minor, merchant.currency);
  return {
    status,
    ...(promotion.way === 'join' && {
      progress: {
        wagered: money(wagered),
        required: money(required),
        ...(expiresAt === undefined ? {} : { expiresAt }),
      },
    }),
    terms: {
      wagering: promotion.wagering,
      minDeposit: money(promotion.min_deposit),
      maxBonus: money(promotion.max_bonus),
      days: promotion.days,
      audience: promotion.audience.length === 0 ? 'all' : promotion.audience.join(','),
    },
  };
}
