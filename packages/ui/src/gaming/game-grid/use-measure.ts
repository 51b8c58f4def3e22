import { useLayoutEffect, useRef, type RefObject } from 'react';

import { light, sectionHeight, sectionPitch } from './game-grid.css.ts';

/** The height that the sheet expects of a section before it was seen; not a number where a browser has no such thing. */
const expected = (section: HTMLElement): number =>
  Number.parseFloat(
    getComputedStyle(section).getPropertyValue('contain-intrinsic-block-size').replace('auto ', ''),
  );

/** Whole sections are as high as one another; the room for the light of their tiles is no part of it. */
const heightOf = (section: HTMLElement): number =>
  section.getBoundingClientRect().height - 2 * light;

/** One out of sight has no height but what it was told. */
const isSeen = (section: HTMLElement): boolean =>
  section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? false;

/** What sections measured where one was seen last, so that a list that is come back to is as long as it was. */
let last: { readonly width: number; readonly height: number } | undefined;

/**
 * Where the sheet expects another height of a section than one in sight has,
 * its height is told to those never seen: nothing moves when they are scrolled
 * to. Telling costs every tile in sight its style, so it is left undone where
 * nobody needs it. Answers with the way from the start of one section to the
 * start of the next.
 */
export function useMeasure(
  ref: RefObject<HTMLElement | null>,
  hasWhole: boolean,
  hasGaps: boolean,
): RefObject<number> {
  const pitch = useRef(0);
  const watchAnother = useRef(() => {});
  useLayoutEffect(() => {
    const grid = ref.current;
    if (!hasWhole || !grid || !globalThis.ResizeObserver) return undefined;
    let watched: HTMLElement | undefined;
    let frame = 0;
    const whole = () => [
      ...grid.querySelectorAll<HTMLElement>('[data-section="whole"]:not([data-half])'),
    ];
    let told = 0;
    const tell = (section: HTMLElement, height: number): void => {
      if (Math.abs(height - told) < 0.5) return;
      told = height;
      pitch.current = height + (Number.parseFloat(getComputedStyle(grid).rowGap) || 0);
      const known = Math.abs(expected(section) - height) < 1;
      if (!known) grid.style.setProperty(sectionHeight.name, `${height}px`);
      if (hasGaps) grid.style.setProperty(sectionPitch.name, `${pitch.current}px`);
    };
    const measure = (section: HTMLElement | undefined): void => {
      if (!section) return;
      const height = heightOf(section);
      last = { width: innerWidth, height };
      tell(section, height);
    };
    const observer = new ResizeObserver(() => {
      if (!watched?.isConnected) return;
      if (isSeen(watched)) measure(watched);
      // What is told changes the watched one itself, which no observer may do at once.
      else frame ||= requestAnimationFrame(() => ((frame = 0), measure(whole().find(isSeen))));
    });
    const watch = (): void => {
      if (watched?.isConnected) return;
      if (watched) observer.unobserve(watched);
      [watched] = whole();
      if (watched) observer.observe(watched);
    };
    watch();
    watchAnother.current = watch;
    // Gaps have a height at once: a place is come back to before anything was seen.
    if (hasGaps && watched)
      tell(watched, last?.width === innerWidth ? last.height : heightOf(watched));
    return () => {
      watchAnother.current = () => {};
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [ref, hasWhole, hasGaps]);
  // The one that was watched may be left out by now.
  useLayoutEffect(() => watchAnother.current());
  return pitch;
}
