import { useEffect, useEffectEvent } from 'react';

/** A finger that is drawn in from the side where lines begin goes back, as the arrow does. */
export function useSwipeBack(onBack: (() => void) | undefined): void {
  const goBack = useEffectEvent(() => onBack?.());
  const isWanted = onBack !== undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    const left = new AbortController();
    const follow = async (): Promise<void> => {
      const { followSwipe } = await import('./swipe-back.ts');
      if (!left.signal.aborted) followSwipe(() => goBack(), left.signal);
    };
    // The arrow is there without it.
    follow().catch(() => {});
    return () => left.abort();
  }, [isWanted]);
}
