import type { LimitPeriod, LimitType, ResponsiblePlay } from './api/responsible-play.ts';

export interface OfferedLimit {
  readonly type: LimitType;
  readonly periods: readonly LimitPeriod[];
}

/** Of the most that is staked at once: everywhere anybody may set one. */
export const singleStake: OfferedLimit = { type: 'stake', periods: ['single'] };

/** Kinds of limits in the order they are shown in, and what each can count over. */
export const limitKinds: readonly OfferedLimit[] = [
  { type: 'deposit', periods: ['24h', '7d', '1m'] },
  { type: 'loss', periods: ['24h', '7d', '1m'] },
  { type: 'wager', periods: ['24h', '7d', '1m'] },
  singleStake,
  { type: 'time', periods: ['session', '24h'] },
];

/** Those that are offered here; what a member has set already stays theirs to change. */
export function offeredKinds({
  rules,
  limits,
}: Pick<ResponsiblePlay, 'rules' | 'limits'>): readonly OfferedLimit[] {
  const offered = new Set<string>([
    'stake.single',
    ...rules.limits,
    ...rules.sessionLimits.map((one) => (one === 'day' ? 'time.24h' : 'time.session')),
    ...limits.map(({ type, period }) => `${type}.${period}`),
  ]);
  return limitKinds
    .map(({ type, periods }) => ({
      type,
      periods: periods.filter((period) => offered.has(`${type}.${period}`)),
    }))
    .filter(({ periods }) => periods.length > 0);
}
