/** What a bonus asks, frozen into the grant; sums are minor units as text. */
export interface GrantTerms {
  /** So many times the bonus. */
  readonly wagering: number;
  readonly minDeposit: string;
  readonly maxBonus: string;
  /** Percent of a deposit that are given; 0 where the sum is the same for all. */
  readonly match: number;
  /** The most that can become cash. */
  readonly cap: string;
  /** From when its turn comes. */
  readonly days: number;
  /** Percent of a stake that count, by the type of the game; `*` is every other. */
  readonly weights: Readonly<Record<string, number>>;
  readonly maxStake: string;
  /** The type of game that bonus money may be staked on; `ALL` is any. */
  readonly product: string;
}

const WHOLE = 100n;

/** Rounded down: a part of a cent counts for nothing. */
export const countedOf = (terms: GrantTerms, gameType: string, stake: bigint): bigint =>
  (stake * BigInt(weightOf(terms, gameType))) / WHOLE;

export const weightOf = ({ weights }: Pick<GrantTerms, 'weights'>, gameType: string): number =>
  (Object.hasOwn(weights, gameType) ? weights[gameType] : weights['*']) ?? 0;

export const isStakable = ({ product }: Pick<GrantTerms, 'product'>, gameType: string): boolean =>
  product === 'ALL' || product === gameType;
