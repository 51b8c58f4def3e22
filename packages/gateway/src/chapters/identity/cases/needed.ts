import { PAYOUT_LEVEL } from '../../../kernel/sites/policy/policy.ts';
import type { Member } from '../../member/index.ts';
import type { Details, Reason, IdentityStep } from '../rows/parts.ts';
import { isForMember } from '../rows/states.ts';
import type { CaseRow } from '../rows/cases.ts';

/** Who looks at somebody: a provider that the site is connected with, or its own people. */
export type Way = 'provider' | 'upload';

/** What was handed in so far, without what it says. */
export interface HandedIn {
  readonly document: Details['document'] | undefined;
  readonly pictures: readonly string[];
}

const sides = (document: HandedIn['document']): readonly IdentityStep[] =>
  document === 'passport' ? ['front'] : ['front', 'back'];

const wanted = (way: Way, { document }: HandedIn): readonly IdentityStep[] =>
  way === 'provider' ? ['details'] : ['details', ...sides(document), 'selfie'];

/** Whether somebody may begin anew whose last case is over: nothing of it is taken along. */
export const mayBegin = (
  row: CaseRow | undefined,
  { kyc_level: level, kyc_status: status }: Pick<Member, 'kyc_level' | 'kyc_status'>,
): boolean => {
  if (level >= PAYOUT_LEVEL) return false;
  // Nobody knows more of them than how it stands: staff say how it goes on.
  if (row === undefined) return status === 'none' || status === 'verified';
  if (row.state === 'expired' || row.state === 'verified') return true;
  return row.state === 'refused' && row.reopened_at !== null;
};

/** What is still to be done, the next first; what came back is to be done again. */
export function neededOf(
  row: Pick<CaseRow, 'state' | 'reasons'> | undefined,
  way: Way,
  given: HandedIn,
): readonly IdentityStep[] {
  if (row !== undefined && !isForMember(row.state)) return [];
  const faulty = new Set((row?.reasons ?? []).map(({ step }) => step));
  const has = (step: IdentityStep): boolean =>
    step === 'details' ? given.document !== undefined : given.pictures.includes(step);
  return [...wanted(way, given).filter((step) => !has(step) || faulty.has(step)), 'check'];
}

/** What was wanting until this was handed in anew. */
export const without = (reasons: readonly Reason[], step: IdentityStep): readonly Reason[] =>
  reasons.filter((reason) => reason.step !== step);
