/** For so many ms nobody may have touched the page before something opens over it. */
const rest = 1_000;

/** What says that somebody is busy with the page. */
const signs = [
  'pointerdown',
  'pointerup',
  'pointercancel',
  'touchmove',
  'touchend',
  'click',
  'wheel',
  'scroll',
  'keydown',
  'keyup',
] as const;

export interface Calm {
  /** Somebody has pressed something of their own here, and has been still for a second, without a finger down. */
  isCalm(): boolean;
  /** Acts once when the page is calm next. */
  onceCalm(act: () => void): () => void;
}

/** Follows what somebody does with the page, from now on (ADR 150). */
export function watchCalm(): Calm {
  let hasPressed = false;
  let isDown = false;
  let calm = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting = new Set<() => void>();

  function settle(): void {
    calm = hasPressed;
    if (!calm) return;
    const acts = [...waiting];
    waiting.clear();
    for (const act of acts) act();
  }

  /** A finger that scrolls is still down when its pointer was cancelled: its touch says when it is gone. */
  function follow(event: Event): void {
    if (event.type === 'pointerdown') isDown = true;
    if (event.type === 'pointerup') isDown = false;
    if (event.type === 'touchend') isDown = (event as TouchEvent).touches.length > 0;
    if (event.type === 'pointerup' || event.type === 'click') hasPressed = true;
  }

  function hear(event: Event): void {
    // A strip or a banner that moves by itself is nobody.
    if (event.type === 'scroll' && event.target !== document) return;
    follow(event);
    calm = false;
    clearTimeout(timer);
    if (!isDown) timer = setTimeout(settle, rest);
  }

  if (typeof document !== 'undefined')
    for (const sign of signs) addEventListener(sign, hear, { capture: true, passive: true });
  return {
    isCalm: () => calm,
    onceCalm(act) {
      waiting.add(act);
      return () => waiting.delete(act);
    },
  };
}
