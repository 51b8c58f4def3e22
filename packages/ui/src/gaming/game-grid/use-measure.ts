import { useLayoutEffect, useRef, type RefObject } from 'react';

import { sectionHeight, sectionPitch } from './game-grid.css.ts';

/** The height that the sheet expects of a section before it was seen; not a number where a browser has no such thing. */
const expected = (section: HTMLElement): number =>
  Number.parseFloat(
    getComputedStyle(section).getPropertyValue('contain-intrinsic-block-size').replace('auto ', ''),
  );

/**
 * Whole sections are as high as one another, so where the sheet expects
 * another height than the first has, its height is told to those never seen:
 * nothing moves when they are scrolled to. Telling costs every tile in sight
 * its style, so it is left undone where nobody needs it. Answers with the way
 * from the start of one section to the start of the next.
 */
export function useMeasure(
  ref: RefObject<HTMLElement | null>,
  hasWhole: boolean,
  hasGaps: boolean,
): RefObject<number> {
  const pitch = useRef(0);
  useLayoutEffect(() => {
    const grid = ref.current;
    const section = grid?.querySelector<HTMLElement>('[data-section="whole"]');
    if (!hasWhole || !grid || !section || !globalThis.ResizeObserver) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      // One out of sight has no height but what it was told.
      const seen = section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
      if (!entry || !seen) return;
      const { height } = entry.contentRect;
      pitch.current = height + (Number.parseFloat(getComputedStyle(grid).rowGap) || 0);
      const known = Math.abs(expected(section) - height) < 1;
      if (!known) grid.style.setProperty(sectionHeight.name, `${height}px`);
      if (hasGaps) grid.style.setProperty(sectionPitch.name, `${pitch.current}px`);
    });
    observer.observe(section);
    return () => observer.disconnect();
  }, [ref, hasWhole, hasGaps]);
  return pitch;
}
