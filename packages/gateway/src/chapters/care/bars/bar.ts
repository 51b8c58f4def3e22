import type { Tx } from '../../../kernel/database/transact.ts';
import { barUntil, returnFrom } from '../../../kernel/sites/policy/policy.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { AccountEvents } from '../../../kernel/events.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { barredBy } from '../../../kernel/sites/policy/barred.ts';
import { changeGuard, holdGuard, type Guard } from '../guard/guard.ts';

export interface NewBar {
  readonly merchant: Merchant;
  readonly memberId: bigint;
  readonly kind: 'timeout' | 'exclusion';
  readonly duration: string;
  /** Null: without an end. */
  readonly end: number | null;
  readonly allBrands: boolean;
  readonly reason: string;
  readonly by?: 'operator';
  readonly now: number;
}

/** When a bar of an offered length ends that begins now. */
export function barEnd(
  merchant: Merchant,
  { kind, duration, now }: Pick<NewBar, 'kind' | 'duration' | 'now'>,
): number | null {
  const offered = kind === 'timeout' ? 'timeOuts' : 'exclusions';
  const end = barUntil(merchant, offered, duration, now);
  if (end !== 'none') return end ?? null;
  throw new Refusal('request.invalid', { errors: [{ field: 'duration', code: 'enum' }] });
}

/** Bars a member from now on. Nothing shortens what bars them already. */
export async function barMember(
  tx: Tx,
  events: Pick<AccountEvents, 'memberBarred'>,
  bar: NewBar,
): Promise<{ readonly until: number | null }> {
  const { merchant, memberId, kind, duration, end, now } = bar;
  const guard = await holdGuard(tx, merchant.code, memberId);
  const held = heldUntil(merchant, guard, kind, now);
  const until = longer(end, held);
  await tx
    .insertInto('bar')
    .values({
      merchant: merchant.code,
      member_id: memberId,
      kind,
      duration,
      until: end === null ? null : new Date(end),
      all_brands: bar.allBrands,
      reason: bar.reason,
      set_by: bar.by ?? 'member',
      at: new Date(now),
    })
    .execute();
  await changeGuard(tx, guard, {
    bar: kind,
    bar_until: until === null ? null : new Date(until),
    cooling_until: null,
    play_started_at: null,
    play_seen_at: null,
    check_due_at: null,
    break_until: null,
  });
  await events.memberBarred(tx, { merchant, memberId, kind, from: held ?? now, until, now });
  return { until };
}

/** Until when the same kind of bar holds already; undefined where none does. */
function heldUntil(
  merchant: Merchant,
  guard: Guard,
  kind: NewBar['kind'],
  now: number,
): number | null | undefined {
  const barred = barredBy(merchant, guard, now);
  return barred?.kind === kind ? barred.until : undefined;
}

const longer = (one: number | null, other: number | null | undefined): number | null => {
  if (other === undefined) return one;
  return one === null || other === null ? null : Math.max(one, other);
};

/** After an exclusion that is over its member asks, and thinks it over; limits are asked anew. */
export async function askReturn(
  tx: Tx,
  { merchant, memberId, now }: Pick<NewBar, 'merchant' | 'memberId' | 'now'>,
): Promise<{ readonly coolingUntil: number }> {
  const guard = await holdGuard(tx, merchant.code, memberId);
  const barred = barredBy(merchant, guard, now);
  if (barred?.returns?.coolingUntil !== undefined) {
    return { coolingUntil: barred.returns.coolingUntil };
  }
  const kind = barred?.until === null ? 'open' : 'ending';
  const coolingUntil = barred?.returns && returnFrom(merchant, kind, now);
  if (coolingUntil === undefined) {
    throw new Refusal('rg.too_early', { value: barred?.until ? { at: barred.until } : {} });
  }
  await changeGuard(tx, guard, {
    cooling_until: new Date(coolingUntil),
    prompt_answered_at: null,
  });
  await tx
    .updateTable('bar')
    .set({ asked_at: new Date(now) })
    .where('merchant', '=', merchant.code)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'exclusion')
    .where('asked_at', 'is', null)
    .execute();
  return { coolingUntil };
}
