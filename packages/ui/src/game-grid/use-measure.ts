import { useLayoutEffect, type RefObject } from 'react';

import { sectionHeight } from './game-grid.css.ts';

const whole = '[data-section="whole"]';

/** From the start of one section to the start of the next; nothing while there is none. */
export function pitchOf(grid: HTMLElement): number {
  const section = grid.querySelector<HTMLElement>(whole);
  if (!section) return 0;
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(section);
  const inner =
    section.offsetHeight -
    Number.parseFloat(paddingBlockStart) -
    Number.parseFloat(paddingBlockEnd);
  return inner + Number.parseFloat(getComputedStyle(grid).rowGap);
}

/**
 * Whole sections are as high as one another, so the height of the first is
 * told to those never seen: nothing moves when they are scrolled to.
 */
export function useMeasure(ref: RefObject<HTMLElement | null>, hasWhole: boolean): void {
  useLayoutEffect(() => {
    const grid = ref.current;
    const section = grid?.querySelector<HTMLElement>(whole);
    if (!hasWhole || !grid || !section || !globalThis.ResizeObserver) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      // One out of sight has no height but what it was told.
      const seen = section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
      if (entry && seen)
        grid.style.setProperty(sectionHeight.name, `${entry.contentRect.height}px`);
    });
    observer.observe(section);
    return () => observer.disconnect();
  }, [ref, hasWhole]);
}
