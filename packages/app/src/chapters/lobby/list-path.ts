import { pathTo } from '#kernel/routing/path-to.ts';
import { categories, type Category } from './categories.ts';

const hasOwnPath = (category: string): category is Category =>
  (categories as readonly string[]).includes(category);

/** Where the games of a category are listed: under its own path, or under that of all. */
export const listPath = (gameType: string, more: { readonly vassalage?: string } = {}): string =>
  hasOwnPath(gameType)
    ? pathTo('category', { gameType, ...more })
    : pathTo('games', { gameType, ...more });
