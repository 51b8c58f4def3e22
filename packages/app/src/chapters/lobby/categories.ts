import type { TextKey } from '#kernel/i18n/text-key.ts';
import type { IconName } from '@livery/ui/icon';

/** Categories a player can choose, in the order of the rail. */
export const categories = ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS'] as const;

export type Category = (typeof categories)[number];

/** What a home shows before anybody chose. */
export const firstCategory = 'RNG' satisfies Category;

/** What stands for games of a kind. */
export interface Look {
  readonly icon: IconName;
  readonly text: TextKey;
}

export const categoryLooks: Readonly<Record<Category | 'LOTT', Look>> = {
  RNG: { icon: 'game-slots', text: 'category.RNG' },
  FISH: { icon: 'game-fish', text: 'category.FISH' },
  LIVE: { icon: 'game-live', text: 'category.LIVE' },
  PVP: { icon: 'game-poker', text: 'category.PVP' },
  SPORTS: { icon: 'game-sports', text: 'category.SPORTS' },
  ESPORTS: { icon: 'game-esports', text: 'category.ESPORTS' },
  LOTT: { icon: 'game-lottery', text: 'category.LOTT' },
};
