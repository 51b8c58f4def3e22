import { startTransition, useEffect, useState } from 'react';
import { withDeferredAssets } from './deferred-assets.ts';
import { whenIdle } from '@livery/web/hooks/when-idle';
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
        const found = await withDeferredAssets(load);
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

/**
 * How many of `all` parts of what is there now are drawn: one more in each idle moment, for
 * together they would hold the page. What was there from the start is drawn at once, unless
 * it belongs to a page that is drawn in turns itself.
 */
export function useStaggered(isThere: boolean, all: number, atOnce = isThere): number {
  const [turns, setTurns] = useState(atOnce ? all : 0);
  useEffect(() => {
    if (!isThere || turns >= all) return undefined;
    return whenIdle(() => startTransition(() => setTurns(turns + 1)));
  }, [isThere, turns, all]);
  return turns;
}
