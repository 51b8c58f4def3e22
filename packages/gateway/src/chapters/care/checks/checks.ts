import type { Tx } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { changeGuard, holdGuard } from '../guard/guard.ts';
import { checkAfter, stretchOf } from '../guard/stretch.ts';
import { noteCare } from './events.ts';

interface Asked {
  readonly tx: Tx;
  readonly merchant: Merchant;
  readonly memberId: bigint;
  readonly now: number;
}

interface NextCheck {
  readonly nextCheckAt: number | null;
  readonly breakUntil?: number;
}

/** A longer wait begins with the next check: one that is due stays due (RG-12). */
export async function setCheck({ tx, merchant, memberId, now }: Asked, minutes: number) {
  const most = merchant.policy.realityCheckMinutes;
  if (minutes > most) {
    throw new Refusal('rg.above_ceiling', { value: { max: String(most) } });
  }
  const guard = await holdGuard(tx, merchant.code, memberId);
  const changed = { ...guard, check_minutes: minutes };
  const stretch = stretchOf(guard, now);
  const due = stretch && Math.min(stretch.checkDueAt, checkAfter(merchant, changed, now));
  await changeGuard(tx, guard, {
    check_minutes: minutes,
    ...(due !== undefined && { check_due_at: new Date(due) }),
  });
  await noteCare(tx, guard, 'check_set', { minutes }, now);
  return { nextCheckAt: due ?? null } satisfies NextCheck;
}

/** However it is answered, it was seen; play goes on after the pause that the law may ask for. */
export async function answerCheck(
  { tx, merchant, memberId, now }: Asked,
  action: 'continue' | 'exit' | 'history',
): Promise<NextCheck> {
  const guard = await holdGuard(tx, merchant.code, memberId);
  const stretch = stretchOf(guard, now);
  if (stretch === undefined) return { nextCheckAt: null };
  if (now < stretch.checkDueAt) return { nextCheckAt: stretch.checkDueAt };
  const { breakMinutes } = merchant.policy;
  const breakUntil = breakMinutes === 0 ? undefined : now + breakMinutes * 60_000;
  const nextCheckAt = checkAfter(merchant, guard, breakUntil ?? now);
  await changeGuard(tx, guard, {
    check_due_at: new Date(nextCheckAt),
    break_until: breakUntil === undefined ? null : new Date(breakUntil),
  });
  const { startedAt, staked, won } = stretch;
  const facts = { action, startedAt, staked: staked.toString(), won: won.toString() };
  await noteCare(tx, guard, 'check_answered', facts, now);
  return { nextCheckAt, ...(breakUntil !== undefined && { breakUntil }) };
}
