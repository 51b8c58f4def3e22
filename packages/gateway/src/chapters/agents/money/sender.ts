import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { barredBy } from '../../../kernel/sites/policy/barred.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { holdGuard, requireUnbarred, type Guard } from '../../care/index.ts';

interface Moment {
  readonly tx: Tx;
  readonly merchant: Merchant;
  readonly now: number;
}

/** Guards of all who take part, lowest number first, so that none wait in a circle. */
export async function holdGuards(
  { tx, merchant }: Pick<Moment, 'tx' | 'merchant'>,
  members: readonly bigint[],
): Promise<ReadonlyMap<bigint, Guard>> {
  const guards = new Map<bigint, Guard>();
  const inOrder = [...new Set(members)].toSorted((one, other) => (one < other ? -1 : 1));
  for (const memberId of inOrder) {
    guards.set(memberId, await holdGuard(tx, merchant.code, memberId));
  }
  return guards;
}

/**
 * Refuses an agent whose money stays where it is. Whoever set a payment password
 * a short while ago is told so, as with a payout. That somebody is looked at or
 * held by the office is told nobody: it reads as a limit.
 */
export async function requireSender({ tx, merchant, now }: Moment, guard: Guard): Promise<void> {
  requireUnbarred(merchant, guard, now);
  const until = guard.password_hold_until?.getTime() ?? 0;
  if (until > now) throw new Refusal('withdraw.held', { value: { until } });
  const { rows } = await sql<{ held: boolean }>`
    SELECT EXISTS (SELECT FROM agent_hold WHERE merchant = ${merchant.code}
        AND member_id = ${guard.member_id})
      OR EXISTS (SELECT FROM aml_flag WHERE merchant = ${merchant.code}
        AND member_id = ${guard.member_id} AND state <> 'cleared') AS held`.execute(tx);
  const isHeld = rows[0]?.held === true || (guard.payout_hold_until?.getTime() ?? 0) > now;
  if (isHeld) throw new Refusal('transfer.limit');
}

/** Whoever is barred from play gets nothing, and no agent hears why. */
export const mayReceive = (merchant: Merchant, guard: Guard, now: number): boolean =>
  barredBy(merchant, guard, now) === undefined;
