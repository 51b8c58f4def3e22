import { pathTo } from '#kernel/routing/path-to.ts';
import { categories, type Category } from './categories.ts';
import { isLotteryMode } from './lottery/modes.ts';

const hasOwnPath = (category: string): category is Category =>
  (categories as readonly string[]).includes(category);

/** Where a category is shown: under its own path, or under that of all; lotteries by their draws. */
export function listPath(gameType: string, more: { readonly vassalage?: string } = {}): string {
  if (isLotteryMode(gameType) && !more.vassalage) return pathTo('lottery', { mode: gameType });
  return hasOwnPath(gameType)
    ? pathTo('category', { gameType, ...more })
    : pathTo('games', { gameType, ...more });
}
