import type { Reply } from '@livery/contract';
import type { GrantState } from '../../cashier/index.ts';
import type { Claim } from '../claims/store.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import type { Session } from '../../../kernel/session.ts';
import type { PromotionRow } from '../offers/list.ts';
import { shownTerms, termsOf } from '../offers/terms.ts';

export type Status = Reply<'promotionStatus'>['status'];

export interface Standing {
  readonly status: Status;
  /** What of the grant’s stakes counts, in minor units. */
  readonly wagered: bigint;
  readonly required: bigint;
  readonly expiresAt: number | undefined;
}

export interface Standpoint {
  readonly session: Pick<Session, 'type'>;
  readonly promotion: PromotionRow;
  readonly claim: Claim | undefined;
  readonly now: number;
}

/** What a bonus has come to, in the words of promotions. */
const ofGrant: Readonly<Record<GrantState, Status>> = {
  waiting: 'ISSUED',
  active: 'PROCESS',
  closing: 'PROCESS',
  earned: 'CLAIMED',
  given_up: 'CLOSE',
  expired: 'CLOSE',
  ended: 'CLOSE',
};

/** Joined, it waits for a deposit; without one it is given there and then. */
export const isGivenAtOnce = ({ way, min_deposit: least, max_bonus: most }: PromotionRow) =>
  way === 'join' && least === 0n && most > 0n;

/** Where a member stands: what was given first, then the promotion's own times, then what they did about it. */
export function standingOf({ session, promotion, claim, now }: Standpoint): Standing {
  const required = promotion.max_bonus * BigInt(promotion.wagering);
  const none = { wagered: 0n, required, expiresAt: undefined };
  if (claim?.grant !== undefined) {
    const { state, wagered, required: asked, expires_at: expires } = claim.grant;
    return { status: ofGrant[state], wagered, required: asked, expiresAt: expires?.getTime() };
  }
  if (promotion.starts_at.getTime() > now) return { ...none, status: 'COMING_SOON' };
  const isOver = !promotion.no_expiry && promotion.ends_at.getTime() <= now;
  const isJoined = claim?.status === 'JOINED';
  if (claim !== undefined && !isJoined) return { ...none, status: claim.status };
  if (claim !== undefined && !isGivenAtOnce(promotion)) {
    return { ...none, status: isOver ? 'CLOSE' : 'JOINED' };
  }
  const isFor = promotion.audience.length === 0 || promotion.audience.includes(session.type);
  if (isOver || !isFor || promotion.way === 'read') return { ...none, status: 'CLOSE' };
  return { ...none, status: promotion.way === 'join' ? 'JOIN' : 'CLAIM' };
}

export function statusReply(
  merchant: Merchant,
  promotion: PromotionRow,
  claim: Claim | undefined,
  { status, wagered, required, expiresAt }: Standing,
): Reply<'promotionStatus'> {
  const money = (minor: bigint) => toDecimal(minor, merchant.currency);
  const terms = termsOf(promotion);
  return {
    status,
    ...((promotion.way === 'join' || claim?.grant !== undefined) && {
      progress: {
        wagered: money(wagered),
        required: money(required),
        ...(expiresAt === undefined ? {} : { expiresAt }),
      },
    }),
    terms: {
      ...(terms === undefined
        ? {
            wagering: promotion.wagering,
            minDeposit: money(promotion.min_deposit),
            maxBonus: money(promotion.max_bonus),
            days: promotion.days,
          }
        : shownTerms(merchant, terms)),
      audience: promotion.audience.length === 0 ? 'all' : promotion.audience.join(','),
    },
  };
}
