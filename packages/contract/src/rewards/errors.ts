import type { ErrorEntry } from '../base/errors.ts';

export const rewardsErrors = {
  'referral.off': { status: 403, text: 'coming_soon' },
  'promotion.missing': { status: 404, text: 'promotion.missing' },
  'promotion.closed': { status: 422, text: 'promotion.closed' },
  'bonus.missing': { status: 404, text: 'bonus.missing' },
  /** More than the terms of a bonus let be staked at once, while it is wagered. */
  'bonus.max_stake': { status: 422, text: 'bonus.max_stake' },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
