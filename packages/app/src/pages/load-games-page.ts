/** One page for all games and for those of a category: what was typed stays on the way between. */
export const loadGamesPage = async () => ({
  default: (await import('./games-page.tsx')).GamesPage,
});
