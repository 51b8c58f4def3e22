import type { ErrorEntry } from '../base/errors.ts';

export const rewardsErrors = {
  'referral.off': { status: 403, text: 'coming_soon' },
  'promotion.missing': { status: 404, text: 'promotion.missing' },
  'promotion.closed': { status: 422, text: 'promotion.closed' },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
