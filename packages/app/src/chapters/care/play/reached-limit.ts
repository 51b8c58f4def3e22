import { compareDecimals } from '@livery/ui/money';
import type { Limit, ResponsiblePlay } from '../api/responsible-play.ts';

/** A limit that a bet would go beyond, with what is left of it. */
export type ReachedLimit = Pick<Limit, 'type' | 'period' | 'amount' | 'room' | 'resetAt'>;

/** What may still be staked under a limit; undefined for one that no stake counts for. */
function roomOf({ type, amount, room }: ReachedLimit): string | undefined {
  if (type === 'stake') return amount;
  return type === 'loss' || type === 'wager' ? room : undefined;
}

const nothing = '0';

const byRoom = (one: ReachedLimit, other: ReachedLimit): number =>
  compareDecimals(roomOf(one) ?? nothing, roomOf(other) ?? nothing);

/** What the law lets be staked at once holds beside what a member has set. */
function limitsOf({ limits, rules }: ResponsiblePlay): readonly ReachedLimit[] {
  const { singleStakeAtMost: amount } = rules;
  return amount === undefined ? limits : [...limits, { type: 'stake', period: 'single', amount }];
}

/** Which limit a stake that was refused goes beyond: time first, then the one with the least room. */
export function limitReachedBy(
  play: ResponsiblePlay,
  stake: string | undefined,
): ReachedLimit | undefined {
  const isBeyond = (limit: ReachedLimit): boolean => {
    const room = limit.type === 'time' ? limit.room : roomOf(limit);
    if (room === undefined) return false;
    if (compareDecimals(room, nothing) <= 0) return true;
    return limit.type !== 'time' && stake !== undefined && compareDecimals(stake, room) > 0;
  };
  return limitsOf(play).filter(isBeyond).toSorted(byRoom)[0];
}
