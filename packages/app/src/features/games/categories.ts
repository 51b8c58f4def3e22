import type { IconName } from '@livery/ui/icon';

/** Categories a player can choose, in the order of the rail. */
export const categories = ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS'] as const;

export type Category = (typeof categories)[number];

export const categoryIcon: Readonly<Record<Category, IconName>> = {
  RNG: 'game-slots',
  FISH: 'game-fish',
  LIVE: 'game-live',
  PVP: 'game-poker',
  SPORTS: 'game-sports',
  ESPORTS: 'game-esports',
};
