import { useEffect, useRef, type RefObject } from 'react';

import { overlays } from '../overlay/stack.ts';

interface Keys {
  readonly onEscape: () => void;
  /** An arrow was pressed in the card: on, or back. */
  readonly onTurn: (way: 1 | -1) => void;
}

const turns: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Arrows turn; Escape ends wherever the focus is, but for what lies above; the focus goes back. */
export function useTourKeys(card: RefObject<HTMLElement | null>, keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const before = document.activeElement;
    const own = card.current;
    const press = (event: KeyboardEvent): void => {
      const { key, target } = event;
      const above = overlays.top();
      if (event.defaultPrevented || (above && !above.contains(own))) return;
      const way = turns[key];
      if (key === 'Escape') latest.current.onEscape();
      else if (way && own && target instanceof Node && own.contains(target)) {
        event.preventDefault();
        const mirrored = getComputedStyle(own).direction === 'rtl';
        latest.current.onTurn(mirrored === (way === 1) ? -1 : 1);
      }
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
      const now = document.activeElement;
      // Whoever has gone on with the page meanwhile stays where they are.
      const lost = now === null || now === document.body || own?.contains(now);
      if (lost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [card]);
}
