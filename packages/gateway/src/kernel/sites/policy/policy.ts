import type { MerchantRecord, PlayPolicy } from '@livery/contract/merchants';
import { toMinor } from '../../money/money.ts';
import { windowOf, type LimitPeriod } from '../../time/periods.ts';
import { addSpan } from '../../time/spans.ts';

/** Whose policy is asked. Nothing else in the platform reads `policy`, and nothing a jurisdiction. */
export type PolicyOwner = Pick<MerchantRecord, 'policy' | 'currency' | 'timeZone'>;

/** The same with its name, where rows are read. */
export type PolicySite = PolicyOwner & Pick<MerchantRecord, 'code'>;

const minor = (whole: number, currency: string): bigint => toMinor(String(whole), currency) ?? 0n;

/** How well somebody has to be known for more than a law lets anybody pay in. */
export const DEPOSIT_LEVEL = 1;

/** An identity that somebody has looked at: without one nobody is paid out, anywhere. */
export const PAYOUT_LEVEL = 2;

type Ceiling = {
  [Key in keyof PlayPolicy]: 'none' extends PlayPolicy[Key] ? Key : never;
}[keyof PlayPolicy];
type MoneyCeiling = Extract<Ceiling, 'depositCeilingMonth' | 'singleStakeAtMost'>;

/** The most that a law allows, in the smallest unit of the merchant's currency; undefined where it says none. */
export function ceilingOf(merchant: PolicyOwner, key: MoneyCeiling): bigint | undefined {
  const most = merchant.policy[key];
  // A currency that is not named has nothing, and not everything.
  return most === 'none' ? undefined : minor(most[merchant.currency] ?? 0, merchant.currency);
}

/** What a law tells apart of games against the house. */
export type Pace = 'slots' | 'casino';

/** How long it takes at least from one round to the next, in seconds; 0 where no law says. */
export const shortestRound = ({ policy }: Pick<PolicyOwner, 'policy'>, pace: Pace): number =>
  pace === 'slots' ? policy.slotRoundSeconds : policy.casinoRoundSeconds;

/** What may be deposited in all before an identity is proven. */
export function unverifiedTotal({ policy, currency }: PolicyOwner): bigint {
  if (policy.kycGate !== 'beforeWithdraw') return 0n;
  return minor(policy.unverifiedDepositTotal[currency] ?? 0, currency);
}

/** How well somebody has to be known who plays for money. */
export const playLevel = ({ policy }: Pick<PolicyOwner, 'policy'>): number =>
  policy.kycGate === 'beforePlay' ? 1 : 0;

/** What keeps somebody from play for no money, who has told their age by what is known of them. */
export function practiceBarrier(
  { policy }: Pick<PolicyOwner, 'policy'>,
  who: { readonly isGuest: boolean; readonly level: number },
): 'permission.denied' | 'trial.forbidden' | 'kyc.required' | undefined {
  if (policy.demo === 'off') return 'permission.denied';
  if (policy.demo !== 'ageVerified' || who.level >= 1) return undefined;
  // A guest is asked for an account first, and its owner for who they are.
  return who.isGuest ? 'trial.forbidden' : 'kyc.required';
}

/** Whether somebody is told of a club of those who play much. */
export const hasClub = ({ policy }: Pick<PolicyOwner, 'policy'>, level: number): boolean =>
  policy.vip === 'on' || (policy.vip === 'restricted' && level >= PAYOUT_LEVEL);

/** Whether a law has a register of excluded players asked before anybody plays. */
export const isRegisterOwed = ({ policy }: Pick<PolicyOwner, 'policy'>): boolean =>
  policy.registerCheck !== 'never';

/** Whether it is asked anew at each log-in, or once a day. */
export const isRegisterAskedDaily = ({ policy }: Pick<PolicyOwner, 'policy'>): boolean =>
  policy.registerCheck === 'daily';

/** When a limit that is raised now may be confirmed, and until when. */
export function raiseOf(
  { policy, timeZone }: PolicyOwner,
  period: LimitPeriod | 'session',
  at: number,
): { readonly from: number; readonly until: number } {
  const waited = endOf(timeZone, at, policy.raiseDelay);
  const from =
    policy.raiseAfterPeriod && period !== 'session'
      ? Math.max(waited, windowOf(timeZone, period, at).resetAt)
      : waited;
  return { from, until: endOf(timeZone, from, policy.confirmWithin) };
}

/** Until when a bar lasts; undefined where it is open. `none` where the policy does not offer it. */
export function barUntil(
  { policy, timeZone }: PolicyOwner,
  kind: 'timeOuts' | 'exclusions',
  span: string,
  at: number,
): number | undefined | 'none' {
  return policy[kind].includes(span) ? addSpan(timeZone, at, span) : 'none';
}

const waits = { ask24h: '24h', ask7d: '7d' } as const;

/** From when somebody may play again who asks now for their way back; undefined where nobody may. */
export function returnFrom(
  { policy, timeZone }: PolicyOwner,
  exclusion: 'ending' | 'open',
  at: number,
): number | undefined {
  const rule = exclusion === 'open' ? policy.openExclusionReturn : policy.exclusionReturn;
  if (rule === 'never') return undefined;
  return rule === 'clock' ? at : addSpan(timeZone, at, waits[rule]);
}

/** When a player is asked next to look at their limits. */
export const reviewAt = ({ policy, timeZone }: PolicyOwner, at: number): number =>
  endOf(timeZone, at, policy.reviewAfter);

/** When the balance of somebody who was barred at a moment is paid out by itself. */
export const balanceBackAt = ({ policy, timeZone }: PolicyOwner, at: number): number | undefined =>
  policy.returnBalanceAfter === 'none'
    ? undefined
    : addSpan(timeZone, at, policy.returnBalanceAfter);

function endOf(timeZone: string, at: number, span: string): number {
  const end = addSpan(timeZone, at, span);
  if (end === undefined) throw new Error(`A span without an end where one is due: ${span}`);
  return end;
}
