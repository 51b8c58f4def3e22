/** One page for the game centre and for its slots: what stands there stays on the way between. */
export const loadCentrePage = async () => ({
  default: (await import('./centre-page.tsx')).CentrePage,
});
