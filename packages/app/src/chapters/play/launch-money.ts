import { addDecimals, lessDecimals } from '@livery/ui/money';
import type { GameMessage } from './use-game-messages.ts';

/** What a game has told of the money of one launch. */
export interface LaunchMoney {
  /** Taken for a round of which nothing is known yet. */
  readonly stake?: string;
  /** What all settled rounds came to; undefined before the first. */
  readonly result?: string;
}

/** A round takes its stake at once, and counts once it is settled; a game that tells of no stake counts nothing. */
export function withMessage(money: LaunchMoney, { type, stake, win }: GameMessage): LaunchMoney {
  const { stake: taken, ...settled } = money;
  if (type === 'stake') return stake === undefined ? settled : { ...settled, stake };
  if (type !== 'round' || taken === undefined || win === undefined) return settled;
  return { result: addDecimals(settled.result ?? '0.00', lessDecimals(win, taken)) };
}
