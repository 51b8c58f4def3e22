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
  /** There is none of one’s own: to answer, or to share. */
  'contract.missing': { status: 404, text: 'contract.missing' },
  /** It was answered, taken back or left too long. */
  'contract.over': { status: 409, text: 'contract.over' },
  /** Nobody grants more than there is of one’s own. */
  'contract.above_own': { status: 422, text: 'contract.above_own' },
  /** Somebody below was granted more already. */
  'contract.below_downline': { status: 409, text: 'contract.below_downline' },
  'contract.open_offer': { status: 409, text: 'contract.open_offer' },
  'contract.limit': { status: 409, text: 'contract.limit' },
  /** Of one transfer, of a day, or of what may leave an account now: which of them is not said. */
  'transfer.limit': { status: 422, text: 'transfer.limit' },
  /** Less than the least in every envelope. */
  'rain.share_small': { status: 422, text: 'rain.share_small' },
  'rain.open': { status: 409, text: 'rain.open' },
  'rain.empty': { status: 409, text: 'rain.empty' },
  /** And of one that is not for whoever asks. */
  'rain.over': { status: 409, text: 'rain.over' },
  'link.limit': { status: 409, text: 'link.limit' },
} as const satisfies Readonly<Record<string, ErrorEntry>>;
