/**
 * How far the proof of an identity is. The same table stands in the database,
 * and a test compares them.
 */
export const kycSteps = {
  draft: 'under_review',
  under_review: 'verified more_needed refused',
  more_needed: 'under_review',
  verified: 'expired',
  refused: '',
  expired: '',
} as const;

export type KycState = keyof typeof kycSteps;

/** Of these a member has one at most, and everything goes into it. */
export const openKycStates = ['draft', 'under_review', 'more_needed'] as const;

/** While it is one of these, its member hands in. */
export const isForMember = (state: KycState): boolean =>
  state === 'draft' || state === 'more_needed';

const shown = {
  draft: 'none',
  under_review: 'under_review',
  more_needed: 'none',
  verified: 'verified',
  refused: 'rejected',
  expired: 'none',
} as const satisfies Readonly<Record<KycState, string>>;

/** As its member is told. */
export const shownStatus = (state: KycState) => shown[state];
