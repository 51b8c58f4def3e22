import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import type { GrantTerms } from '../../cashier/index.ts';
import type { PromotionRow } from './list.ts';

type TermsRow = Pick<
  PromotionRow,
  | 'wagering'
  | 'min_deposit'
  | 'max_bonus'
  | 'match'
  | 'cap'
  | 'days'
  | 'weights'
  | 'max_stake'
  | 'product'
>;

/** As they are frozen into a grant; undefined where no amount is said, or not all of them. */
export function termsOf(row: TermsRow): GrantTerms | undefined {
  const { cap, weights, max_stake: maxStake, product } = row;
  const isComplete = cap !== null && weights !== null && maxStake !== null && product !== null;
  if (row.max_bonus === 0n || row.wagering === 0 || row.days === 0 || !isComplete) return undefined;
  return {
    wagering: row.wagering,
    minDeposit: row.min_deposit.toString(),
    maxBonus: row.max_bonus.toString(),
    match: row.match,
    cap: cap.toString(),
    days: row.days,
    weights,
    maxStake: maxStake.toString(),
    product,
  };
}

/** As a page shows them, before anything is taken and afterwards. */
export function shownTerms({ currency }: Pick<Merchant, 'currency'>, terms: GrantTerms) {
  const money = (minor: string) => toDecimal(BigInt(minor), currency);
  return {
    wagering: terms.wagering,
    minDeposit: money(terms.minDeposit),
    maxBonus: money(terms.maxBonus),
    days: terms.days,
    match: terms.match,
    cap: money(terms.cap),
    maxStake: money(terms.maxStake),
    product: terms.product,
    weights: Object.entries(terms.weights).map(([type, percent]) => ({ type, percent })),
  };
}

const WHOLE = 100n;

/** What a deposit brings: the same for all, or a part of it, up to the most. */
export function bonusOn(
  { match, max_bonus: most }: Pick<TermsRow, 'match' | 'max_bonus'>,
  credited: bigint,
): bigint {
  if (match === 0) return most;
  const part = (credited * BigInt(match)) / WHOLE;
  return part < most ? part : most;
}
