import type { Tx } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import {
  playLevel,
  type PolicyOwner,
  type PolicySite,
} from '../../../kernel/sites/policy/policy.ts';
import { dayIn, nextDay, startOfDay } from '../../../kernel/time/days.ts';
import { timeInPlay } from '../totals/store.ts';
import { barRefusal, shutBy } from '../../../kernel/sites/policy/barred.ts';
import type { Guard } from './guard.ts';
import { REST, sessionEnd, stretchOf } from './stretch.ts';

/** Refuses whoever is barred: play, paying in, and whatever tempts to either. */
export function requireUnbarred(site: PolicySite, guard: Guard, now: number): void {
  const barred = shutBy(site, guard, now);
  if (barred !== undefined) throw barRefusal(barred);
}

/** Refuses whoever is not known well enough to play for money (RG-32). */
export function requireKnown(site: Pick<PolicyOwner, 'policy'>, level: number): void {
  const owed = playLevel(site);
  if (level < owed) throw new Refusal('kyc.required', { value: { level: owed } });
}

/**
 * Refuses a game that opens or a stake where a bar, a pause, a limit on time or
 * an unanswered reality check stands before it. Wins and stakes that go back
 * are never asked.
 */
export async function requirePlay(
  tx: Tx,
  site: PolicySite,
  guard: Guard,
  now: number,
): Promise<void> {
  requireUnbarred(site, guard, now);
  const rests = guard.break_until?.getTime() ?? now;
  if (now < rests) throw new Refusal('rg.break', { value: { until: rests } });
  const stretch = stretchOf(guard, now);
  if (stretch !== undefined) {
    if (now >= (sessionEnd(guard, stretch) ?? Infinity)) {
      throw new Refusal('rg.session_limit', { value: { until: stretch.seenAt + REST } });
    }
    if (now >= stretch.checkDueAt) throw new Refusal('rg.check_due', { value: {} });
  }
  if (guard.day_minutes !== null) await requireTimeToday(tx, site, guard, now);
}

async function requireTimeToday(
  tx: Tx,
  site: PolicySite,
  guard: Guard,
  now: number,
): Promise<void> {
  const today = dayIn(site.timeZone, now);
  const from = startOfDay(site.timeZone, today);
  const played = await timeInPlay(tx, site.code, guard.member_id, from, now);
  if (played < (guard.day_minutes ?? Infinity) * 60_000) return;
  const until = startOfDay(site.timeZone, nextDay(today));
  throw new Refusal('rg.session_limit', { value: { until } });
}
