/** So near the side a finger begins, and so far it goes, in px. */
const edge = 24;
const farEnough = 100;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A strip that was moved away from its start takes the finger for itself. */
function isMoved(touched: Element | null): boolean {
  for (let one = touched; one; one = one.parentElement)
    if (one !== document.documentElement && one.scrollLeft !== 0) return true;
  return false;
}

/** How far a finger is from the side where lines begin. */
const fromStart = ({ clientX, clientY }: Touch): Point => ({
  x: document.documentElement.dir === 'rtl' ? innerWidth - clientX : clientX,
  y: clientY,
});

/** A finger that is drawn in from the side where lines begin goes back. */
export function followSwipe(goBack: () => void, signal: AbortSignal): void {
  let from: Point | undefined;
  const begin = ({ touches, target }: TouchEvent): void => {
    from = undefined;
    const [finger, another] = touches;
    const touched = target instanceof Element ? target : null;
    // What lies over the page is no part of it.
    if (!finger || another || touched?.closest('dialog') || isMoved(touched)) return;
    const at = fromStart(finger);
    if (at.x <= edge) from = at;
  };
  const end = ({ changedTouches: [finger] }: TouchEvent): void => {
    if (!from || !finger) return;
    const { x, y } = fromStart(finger);
    const way = x - from.x;
    if (way > farEnough && Math.abs(y - from.y) < way) goBack();
    from = undefined;
  };
  const forget = (): void => void (from = undefined);
  addEventListener('touchstart', begin, { passive: true, signal });
  addEventListener('touchend', end, { passive: true, signal });
  addEventListener('touchcancel', forget, { signal });
}
