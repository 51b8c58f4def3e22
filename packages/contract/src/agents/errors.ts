import type { ErrorEntry } from '../base/errors.ts';

export const agentsErrors = {
  /** Nobody gives away more than there is of one's own. */
  'rebate.above_own': { status: 422, text: 'rebate.above_own' },
  /** Somebody below has more already. */
  'rebate.below_downline': { status: 422, text: 'rebate.below_downline' },
  /** So many people over so many days are not counted while somebody waits. */
  'range.too_wide': { status: 422, text: 'range.too_wide' },
  /** A line has an end. */
  'line.too_deep': { status: 409, text: 'line.too_deep' },
  'link.limit': { status: 409, text: 'link.limit' },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
