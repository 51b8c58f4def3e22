/** One page for all promotions and for one that an address opens: it stays on the way between. */
export const loadPromotionsPage = async () => ({
  default: (await import('./promotions-page.tsx')).PromotionsPage,
});
