const none = Promise.resolve();
let alive: Promise<void> = none;
let tell = (): void => {};

/** What the build drew begins to come alive, part after part. */
export function beginHydration(): void {
  alive = new Promise((resolve) => (tell = resolve));
}

/** The page is alive; what stands around it was sooner. */
export const endHydration = (): void => tell();

/**
 * Until a page that was drawn is alive it has to say what the build wrote, so no answer is
 * heard sooner: one that a part of it asks for would be known to a part that is not there yet.
 */
export const untilHydrated = (): Promise<void> => alive;
