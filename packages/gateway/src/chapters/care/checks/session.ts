import type { Reply } from '@livery/contract';
import { toDecimal } from '../../../kernel/money/money.ts';
import { findGuard } from '../guard/guard.ts';
import { REST, sessionEnd, stretchOf } from '../guard/stretch.ts';
import type { CareView } from '../limits/shown.ts';

/** The stretch of play that goes on: how long, and what came of it (RG-13, RG-14). */
export async function playSession({
  db,
  merchant,
  memberId,
  now,
}: CareView): Promise<Reply<'playSession'>> {
  const guard = await findGuard(db, merchant.code, memberId);
  const money = (minor: bigint) => toDecimal(minor, merchant.currency);
  const stretch = stretchOf(guard, now);
  if (guard === undefined || stretch === undefined) {
    const nothing = { staked: money(0n), won: money(0n), net: money(0n) };
    const idle = { startedAt: null, elapsed: 0, nextCheckAt: null, checkDue: false };
    return { currency: merchant.currency, ...idle, ...nothing };
  }
  const { startedAt, seenAt, staked, won, checkDueAt } = stretch;
  const endsAt = sessionEnd(guard, stretch);
  const rests = guard.break_until?.getTime() ?? 0;
  return {
    currency: merchant.currency,
    startedAt,
    elapsed: now - startedAt,
    staked: money(staked),
    won: money(won),
    net: money(won - staked),
    nextCheckAt: checkDueAt,
    checkDue: now >= checkDueAt,
    ...(rests > now && { breakUntil: rests }),
    ...(endsAt !== undefined && { endsAt }),
    ...(endsAt !== undefined && now >= endsAt && { opensAt: seenAt + REST }),
  };
}
