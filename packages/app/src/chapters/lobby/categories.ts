import type { TextKey } from '#kernel/i18n/text-key.ts';
import type { IconName } from '@livery/ui/icon';

/** Categories a player can choose, in the order of the rail. */
export const categories = ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS'] as const;

export type Category = (typeof categories)[number];

/** What a home shows before anybody chose. */
export const firstCategory = 'RNG' satisfies Category;

export const categoryIcon: Readonly<Record<Category, IconName>> = {
  RNG: 'game-slots',
  FISH: 'game-fish',
  LIVE: 'game-live',
  PVP: 'game-poker',
  SPORTS: 'game-sports',
  ESPORTS: 'game-esports',
};

const texts = {
  RNG: 'category.RNG',
  FISH: 'category.FISH',
  LIVE: 'category.LIVE',
  PVP: 'category.PVP',
  SPORTS: 'category.SPORTS',
  ESPORTS: 'category.ESPORTS',
  LOTT: 'category.LOTT',
} as const satisfies Readonly<Record<string, TextKey>>;

/** What a category of the platform is called; one it invents tomorrow is one of all. */
export const categoryText = (code: string): TextKey =>
  Object.hasOwn(texts, code) ? texts[code as keyof typeof texts] : 'category.ALL';
