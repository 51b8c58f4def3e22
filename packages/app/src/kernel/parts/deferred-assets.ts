let load = async (): Promise<void> => {};
let fetched: Promise<void> | undefined;

/** How the texts and glyphs are fetched that the first page does without; nothing where it has all. */
export function provideDeferredAssets(fetching: () => Promise<void>): void {
  load = fetching;
  fetched = undefined;
}

/** Once for all: what is not part of the first script waits for it. */
export function deferredAssets(): Promise<void> {
  fetched ??= load().catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}

/** A part of the app with the texts and glyphs that it may need. */
export const withDeferredAssets = async <Part>(part: () => Promise<Part>): Promise<Part> => {
  const [found] = await Promise.all([part(), deferredAssets()]);
  return found;
};
