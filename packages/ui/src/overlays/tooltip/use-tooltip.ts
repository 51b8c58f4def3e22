import { useEffect, type RefObject } from 'react';

import { keepBeside } from '../popover/keep-beside.ts';
import type { Placement } from '../popover/place.ts';

/** A pointer that only passes by opens nothing; one on its way over loses nothing. */
const patience = 400;
const grace = 120;

/**
 * Shows a tip while a mouse rests on its anchor, or while a key has brought the
 * focus there. A finger hides what it touches, so it gets none.
 */
export function useTooltip(
  anchor: RefObject<HTMLElement | null>,
  tip: RefObject<HTMLElement | null>,
  side: Placement['side'],
): void {
  useEffect(() => {
    const on = anchor.current;
    const panel = tip.current;
    if (!on || !panel) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Set while the tip is shown. */
    let letGo: (() => void) | undefined;

    const hide = (): void => {
      clearTimeout(timer);
      if (!letGo) return;
      letGo();
      letGo = undefined;
      panel.hidePopover();
    };
    const show = (): void => {
      clearTimeout(timer);
      if (letGo) return;
      panel.showPopover();
      letGo = keepBeside(on, panel, { side, align: 'centre' });
    };
    const later = (work: () => void, ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(work, ms);
    };
    const enter = ({ pointerType }: PointerEvent): void => {
      if (pointerType !== 'touch') later(show, patience);
    };
    const leave = (): void => later(hide, grace);
    const stay = (): void => clearTimeout(timer);
    const focus = (): void => {
      if (on.matches(':focus-visible')) show();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide();
    };

    const stop = new AbortController();
    const { signal } = stop;
    on.addEventListener('pointerenter', enter, { signal });
    on.addEventListener('pointerleave', leave, { signal });
    on.addEventListener('pointerdown', hide, { signal });
    on.addEventListener('focus', focus, { signal });
    on.addEventListener('blur', hide, { signal });
    panel.addEventListener('pointerenter', stay, { signal });
    panel.addEventListener('pointerleave', leave, { signal });
    document.addEventListener('keydown', key, { signal });
    return () => {
      stop.abort();
      hide();
    };
  }, [anchor, tip, side]);
}
