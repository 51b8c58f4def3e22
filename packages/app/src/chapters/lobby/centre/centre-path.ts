import { pathTo } from '#kernel/routing/path-to.ts';

const types: Readonly<Record<string, 'hot' | 'fav' | 'recent'>> = {
  HOT: 'hot',
  FAV: 'fav',
  RECENT: 'recent',
};

/** Where the game centre shows an entry of its menu. */
export function centrePath(entry: string): string {
  if (entry === 'HOME') return pathTo('gameCentre');
  const type = types[entry];
  return pathTo('gameCentre', type ? { type } : { gameType: entry });
}

/** Which entry an address of the game centre is of. */
export function centreEntry({ type, gameType }: Readonly<Record<string, string>>): string {
  const named = Object.keys(types).find((entry) => types[entry] === type);
  return named ?? (gameType ? gameType : 'HOME');
}
