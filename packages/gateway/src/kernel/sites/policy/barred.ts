import { Refusal } from '../../refusal.ts';
import type { PolicyOwner } from './policy.ts';

/** What bars somebody from play and from paying in; their money stays theirs. */
export interface PlayBar {
  readonly kind: 'timeout' | 'exclusion';
  /** Null: without an end. */
  readonly until: number | null;
  /** An exclusion whose time is over, or that has none, ends when its member asks and has waited. */
  readonly returns?: { readonly state: 'ask' | 'cooling'; readonly coolingUntil?: number };
}

/** As a member’s guard has it. */
export interface BarColumns {
  readonly bar: PlayBar['kind'] | null;
  readonly bar_until: Date | null;
  /** The member has asked to come back, and may from then on. */
  readonly cooling_until: Date | null;
}

export function barredBy(
  { policy }: Pick<PolicyOwner, 'policy'>,
  { bar: kind, bar_until, cooling_until }: BarColumns,
  now: number,
): PlayBar | undefined {
  if (kind === null) return undefined;
  const until = bar_until?.getTime() ?? null;
  if (until !== null && now < until) return { kind, until };
  if (kind === 'timeout') return undefined;
  if (cooling_until !== null) {
    const coolingUntil = cooling_until.getTime();
    if (now >= coolingUntil) return undefined;
    return { kind, until, returns: { state: 'cooling', coolingUntil } };
  }
  if (until !== null && policy.exclusionReturn === 'clock') return undefined;
  if (until === null && policy.openExclusionReturn === 'never') return { kind, until };
  return { kind, until, returns: { state: 'ask' } };
}

export const barRefusal = ({ kind, until }: PlayBar): Refusal =>
  new Refusal(kind === 'timeout' ? 'rg.timeout' : 'rg.excluded', { value: { until } });
