import type { TextKey } from './text-key.ts';

const names = {
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
  Object.hasOwn(names, code) ? names[code as keyof typeof names] : 'category.ALL';
