/** In a page: what is said for a moment is said long enough for a machine that is slow to look. */
export const longerToasts = (): void => {
  const later = window.setTimeout;
  window.setTimeout = ((act: TimerHandler, after?: number, ...given: unknown[]) =>
    later(act, after === 1_500 ? 6_000 : after, ...given)) as typeof later;
};
