import { useEffect, useState } from 'react';
import { withRest } from './rest.ts';

const loaded = new Map<() => Promise<unknown>, unknown>();

/** At the latest after so many ms; a browser that knows nothing of idle waits a moment. */
const latest = 2_000;
const moment = 50;

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, moment);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: latest });
  return () => cancelIdleCallback(request);
}

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
        if (isHere) setPart(() => found);
      } catch {
        // The next visit of the page tries again.
      }
    };
    const cancel = whenIdle(() => void fetchIt());
    return () => {
      isHere = false;
      cancel();
    };
  }, [load, part]);
  return part;
}
