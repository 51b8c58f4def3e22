import type { GameMessage } from './use-game-messages.ts';

/** What a game has told of its stake: taken for a round of which nothing is known yet. */
export const stakeAfter = ({ type, stake }: GameMessage): string | undefined =>
  type === 'stake' ? stake : undefined;
