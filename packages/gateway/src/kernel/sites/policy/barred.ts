import { Refusal } from '../../refusal.ts';
import { dayIn } from '../../time/days.ts';
import { isRegisterAskedDaily, isRegisterOwed, type PolicyOwner } from './policy.ts';

/** What bars somebody from play and from paying in; their money stays theirs. */
export interface PlayBar {
  readonly kind: 'timeout' | 'exclusion' | 'register' | 'unasked' | 'age';
  /** Null: without an end. */
  readonly until: number | null;
  /** An exclusion whose time is over, or that has none, ends when its member asks and has waited. */
  readonly returns?: { readonly state: 'ask' | 'cooling'; readonly coolingUntil?: number };
}

/** What of a member’s guard keeps them from play, as a statement reads it. */
export const barColumns = [
  'bar',
  'bar_until',
  'cooling_until',
  'register_state',
  'register_at',
  'register_until',
  'under_age',
] as const;

/** As a member’s guard has it. */
export interface BarColumns {
  readonly bar: 'timeout' | 'exclusion' | null;
  readonly bar_until: Date | null;
  /** The member has asked to come back, and may from then on. */
  readonly cooling_until: Date | null;
  /** What the register of excluded players said last; null where it was never asked. */
  readonly register_state: 'clear' | 'listed' | 'silent' | null;
  readonly register_at: Date | null;
  readonly register_until: Date | null;
  /** Null where there is no guard yet. */
  readonly under_age: boolean | null;
}

type Law = Pick<PolicyOwner, 'policy' | 'timeZone'>;

/** What is known to bar somebody: their own wish, a register, or their age. */
export function barredBy(law: Law, guard: BarColumns, now: number): PlayBar | undefined {
  if (guard.under_age === true) return { kind: 'age', until: null };
  const own = ownBar(law, guard, now);
  const listed = listedBy(law, guard, now);
  if (own === undefined || listed === undefined) return own ?? listed;
  const isLonger = own.returns === undefined && lasts(own) > lasts(listed);
  return isLonger ? own : listed;
}

/** The same, and whoever a register has yet to be asked for: nobody plays unasked. */
export const shutBy = (law: Law, guard: BarColumns, now: number): PlayBar | undefined =>
  barredBy(law, guard, now) ??
  (isCleared(law, guard, now) ? undefined : { kind: 'unasked', until: null });

/** An offer is for nobody whom something bars, or whom a register was not asked for on the day. */
export const mayBeOffered = (law: Law, guard: BarColumns, now: number): boolean =>
  shutBy(law, guard, now) === undefined && (!isRegisterOwed(law) || isClearToday(law, guard, now));

/** Whether the register said on this day that somebody is not on it. */
export const isClearToday = (
  { timeZone }: Law,
  { register_state: state, register_at: at }: BarColumns,
  now: number,
): boolean =>
  state === 'clear' && at !== null && dayIn(timeZone, at.getTime()) === dayIn(timeZone, now);

/** What a log-in was told holds as long as its session, or for the day: as the law has it. */
function isCleared(law: Law, guard: BarColumns, now: number): boolean {
  if (!isRegisterOwed(law)) return true;
  return isRegisterAskedDaily(law)
    ? isClearToday(law, guard, now)
    : guard.register_state === 'clear';
}

function listedBy(
  law: Law,
  { register_state: state, register_until: end }: BarColumns,
  now: number,
): PlayBar | undefined {
  if (!isRegisterOwed(law) || state !== 'listed') return undefined;
  const until = end?.getTime() ?? null;
  return until === null || now < until ? { kind: 'register', until } : undefined;
}

const lasts = ({ until }: PlayBar): number => until ?? Infinity;

function ownBar(
  { policy }: Law,
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

const codes = {
  timeout: 'rg.timeout',
  exclusion: 'rg.excluded',
  register: 'rg.on_register',
  unasked: 'rg.register_silent',
  age: 'rg.under_age',
} as const satisfies Readonly<Record<PlayBar['kind'], string>>;

export const barRefusal = ({ kind, until }: PlayBar): Refusal =>
  new Refusal(codes[kind], { value: { until } });
