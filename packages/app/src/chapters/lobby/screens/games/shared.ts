/** One page for all games and for those of a category: what was typed stays on the way between. */
export const gamesPage = {
  load: async () => (await import('./page.tsx')).GamesPage,
  skeleton: async () => (await import('./skeleton.tsx')).GamesSkeleton,
  prepare: async () => (await import('./prepare.ts')).prepare,
};
