import { Type } from 'typebox';
import { closed, Money } from './schemas.ts';

/** What a bonus asks, in figures: all that is to be read before it is taken. */
export const bonusTerms = {
  /** Times the bonus. */
  wagering: Type.Integer({ minimum: 0 }),
  minDeposit: Money,
  maxBonus: Money,
  days: Type.Integer({ minimum: 0 }),
};

/** The rest, where an amount is given. */
export const stakeTerms = {
  /** Percent of a deposit that are given; 0 where all are given the same. */
  match: Type.Integer({ minimum: 0 }),
  /** The most that can become cash. */
  cap: Money,
  /** At once, while it is wagered. */
  maxStake: Money,
  /** The type of game it may be staked on; `ALL` is any. */
  product: Type.String(),
  /** Percent of a stake that count, by the type of game; `*` is every other. */
  weights: Type.Array(
    Type.Object({ type: Type.String(), percent: Type.Integer({ minimum: 0 }) }, closed),
  ),
};
