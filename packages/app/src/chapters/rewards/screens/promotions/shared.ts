/** One page for all promotions and for one that an address opens: it stays on the way between. */
export const promotionsPage = {
  load: async () => (await import('./page.tsx')).PromotionsPage,
  skeleton: async () => (await import('./skeleton.tsx')).PromotionsSkeleton,
  prepare: async () => (await import('./prepare.ts')).prepare,
};
