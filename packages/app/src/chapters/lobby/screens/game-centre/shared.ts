/** One page for the game centre and for its slots: what stands there stays on the way between. */
export const centrePage = {
  load: async () => (await import('./page.tsx')).CentrePage,
  skeleton: async () => (await import('./skeleton.tsx')).CentreSkeleton,
  prepare: async () => (await import('./prepare.ts')).prepare,
};
