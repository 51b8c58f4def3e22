let cut = false;

/** Begins to notice that the line is gone; whatever listens to news comes later than that may be. */
export const noteCuts = (): void =>
  addEventListener('offline', () => {
    cut = true;
  });

/** Whether the line was gone since the page was opened: what was asked before may be untrue by now. */
export const wasCut = (): boolean => cut;
