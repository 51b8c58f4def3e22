import { shortestRound } from '../../../kernel/sites/policy/policy.ts';
import type { Rules } from '../house-games/house-game.ts';
import type { CurrentSession } from '../provider-sessions/current.ts';
import { PlayRefusal } from './refusal.ts';

/** How long it takes from one round to the next, and how much of that is left; in ms, for money and for practice. */
export function paceAt(
  { pace }: Pick<Rules, 'pace'>,
  { merchant, session, now }: CurrentSession,
): { readonly length: number; readonly left: number } {
  const length = shortestRound(merchant, pace) * 1_000;
  const begun = session.roundAt;
  return { length, left: begun === null ? 0 : Math.max(0, begun + length - now) };
}

/** However it is asked for: by a finger, by a page that was changed, or by no page at all. */
export function requirePace(rules: Pick<Rules, 'pace'>, current: CurrentSession): void {
  if (paceAt(rules, current).left > 0) throw new PlayRefusal('round.early');
}
