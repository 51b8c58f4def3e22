import { shortestRound, type Pace, type PolicyOwner } from '../../../kernel/sites/policy/policy.ts';
import type { Entry } from './catalogue.ts';

/** Results of a match or of a draw come when they come, and players among themselves wait for each other. */
const UNPACED = new Set(['SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT', 'PVP']);

const paceOf = (category: string): Pace | undefined => {
  if (category === 'RNG') return 'slots';
  return UNPACED.has(category) ? undefined : 'casino';
};

type Owner = Pick<PolicyOwner, 'policy'>;

/** What a law says of how long rounds of a category take at least, in seconds; 0 for nothing. */
export function shortestRoundOf(owner: Owner, category: string): number {
  const pace = paceOf(category);
  return pace === undefined ? 0 : shortestRound(owner, pace);
}

/** Whether its vendor’s build is certified to be as slow as a law wants; one that nobody speaks for is not. */
export function isSlowEnough(owner: Owner, { game, keepsRounds }: Entry): boolean {
  const least = shortestRoundOf(owner, game.gameType);
  return least === 0 || (keepsRounds !== null && keepsRounds >= least);
}
