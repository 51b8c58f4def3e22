/** As many addresses of this tab as anybody goes back through. */
const most = 50;

/** How far each address of the history was scrolled down, the latest last. */
const places = new Map<string, number>();

export function keepPlace(key: string, top: number): void {
  places.delete(key);
  places.set(key, top);
  const [oldest] = places.keys();
  if (places.size > most && oldest !== undefined) places.delete(oldest);
}

export const placeOf = (key: string): number => places.get(key) ?? 0;

/** A page may still be growing; whoever touches it has a place of their own. */
const hands = ['pointerdown', 'wheel', 'keydown', 'touchstart'] as const;
const patience = 5000;

/** Scrolls to a place as soon as the page is long enough for it; answers with how to give up. */
export function goTo(top: number): () => void {
  scrollTo(0, top);
  if (top === 0 || !globalThis.ResizeObserver) return () => {};
  const observer = new ResizeObserver(() => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) < 1) stop();
  });
  const timer = setTimeout(() => stop(), patience);
  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
    for (const hand of hands) removeEventListener(hand, stop);
  }
  for (const hand of hands) addEventListener(hand, stop, { once: true, passive: true });
  observer.observe(document.body);
  return stop;
}
