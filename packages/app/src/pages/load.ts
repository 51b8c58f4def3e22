/** One page for all games and for those of a category: what was typed stays on the way between. */
export const loadGamesPage = async () => ({
  default: (await import('./lobby/games-page.tsx')).GamesPage,
});

/** One page for the game centre and for its slots: what stands there stays on the way between. */
export const loadCentrePage = async () => ({
  default: (await import('./lobby/centre-page.tsx')).CentrePage,
});

/** One page for all promotions and for one that an address opens: it stays on the way between. */
export const loadPromotionsPage = async () => ({
  default: (await import('./promotions-page.tsx')).PromotionsPage,
});
