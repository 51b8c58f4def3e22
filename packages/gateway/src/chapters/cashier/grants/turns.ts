import type { Tx } from '../../../kernel/database/transact.ts';
import { barredBy } from '../../../kernel/sites/policy/barred.ts';
import type { PolicySite } from '../../../kernel/sites/policy/policy.ts';
import type { Guard } from '../../care/index.ts';
import { endGrant, type GrantEnd } from './end.ts';
import { changeGrant, hasOpenRounds, liveGrants, type Grant } from './store.ts';

const DAY = 86_400_000;
/** So long rounds may take that count towards a grant which is wagered. */
const CLOSING = DAY;

/**
 * Takes a member’s grants as far as they have come, under their guard: what is
 * earned, spent or too late ends, and the next one’s turn begins. Whether
 * anything changed.
 */
export async function takeTurns(
  tx: Tx,
  site: PolicySite,
  guard: Guard,
  now: number,
): Promise<boolean> {
  if (!guard.has_grants) return false;
  const grants = await liveGrants(tx, { merchant: guard.merchant, memberId: guard.member_id });
  const current = grants.find(({ state }) => state !== 'waiting');
  const next = current && (await afterNow(tx, current, now));
  if (current !== undefined && next !== undefined) {
    if (typeof next !== 'string') await endGrant(tx, current, next, now);
    else {
      const until = next === 'closing' ? new Date(now + CLOSING) : null;
      await changeGrant(tx, current, { state: next, closing_until: until });
    }
  }
  const hasTurn = current !== undefined && (next === undefined || typeof next === 'string');
  const first = grants.find(({ state }) => state === 'waiting');
  // Days of a bar would be lost ones: its turn comes afterwards.
  if (hasTurn || first === undefined || barredBy(site, guard, now) !== undefined) {
    return next !== undefined;
  }
  const expires = new Date(now + first.terms.days * DAY);
  await changeGrant(tx, first, { state: 'active', active_at: new Date(now), expires_at: expires });
  return true;
}

/** Undefined where it stays as it is. */
async function afterNow(
  tx: Tx,
  grant: Grant,
  now: number,
): Promise<GrantEnd | 'active' | 'closing' | undefined> {
  const isOpen = await hasOpenRounds(tx, grant);
  const isWagered = grant.wagered >= grant.required;
  if (isWagered && isOpen) {
    // However long a round takes, somebody waits for what they have earned.
    if (grant.state === 'active') return 'closing';
    return now >= (grant.closing_until?.getTime() ?? 0) ? { state: 'earned' } : undefined;
  }
  if (grant.balance === 0n && !isOpen) return { state: 'ended', why: 'spent' };
  if (isWagered) return { state: 'earned' };
  if (now >= (grant.expires_at?.getTime() ?? Infinity)) return { state: 'expired' };
  // A stake went back that had counted.
  return grant.state === 'closing' ? 'active' : undefined;
}
