import { startTransition, useEffect, useState } from 'react';
import { withRest } from './rest.ts';
import { whenQuiet } from './when-quiet.ts';

const loaded = new Map<() => Promise<unknown>, unknown>();

/**
 * What a page can begin without: fetched once the page has nothing better to do, and
 * there at once from then on. Where it cannot be had, the page does without.
 */
export function useIdlePart<Part>(load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState(() => loaded.get(load) as Part | undefined);
  useEffect(() => {
    if (part) return undefined;
    let isHere = true;
    const fetchIt = async (): Promise<void> => {
      try {
        const found = await withRest(load);
        loaded.set(load, found);
        // In slices, between which the page can be touched.
        if (isHere) startTransition(() => setPart(() => found));
      } catch {
        // The next visit of the page tries again.
      }
    };
    const cancel = whenQuiet(() => void fetchIt());
    return () => {
      isHere = false;
      cancel();
    };
  }, [load, part]);
  return part;
}
