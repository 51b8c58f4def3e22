import { startTransition, useEffect, useState, type RefObject } from 'react';

import { mostSections, near, type Range } from './sections.ts';

const start: Range = { first: 0, last: 5 };

export interface Window {
  readonly range: Range;
  /** The section that has the focus. */
  readonly focused: number | undefined;
}

const sectionOf = (target: EventTarget | null): number | undefined => {
  const place = target instanceof Element && target.closest<HTMLElement>('[data-place]');
  return place ? Number(place.dataset['place']) : undefined;
};

/** Which sections a very long grid keeps in the document; a shorter one keeps them all. */
export function useWindow(
  ref: RefObject<HTMLElement | null>,
  measured: RefObject<number>,
  count: number,
): Window | undefined {
  const long = count > mostSections;
  const [range, setRange] = useState(start);
  const [focused, setFocused] = useState<number>();

  useEffect(() => {
    const grid = ref.current;
    if (!grid || !long) return undefined;
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const pitch = measured.current;
      if (pitch <= 0) return;
      const top = -grid.getBoundingClientRect().top;
      const next = near({ top, height: window.innerHeight, pitch, count });
      // What is ahead is drawn between frames; scrolling never waits for it.
      startTransition(() =>
        setRange((old) => (old.first === next.first && old.last === next.last ? old : next)),
      );
    };
    const ask = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    const focus = (event: FocusEvent): void => setFocused(sectionOf(event.target));
    const blur = (): void => setFocused(undefined);
    const passive = { passive: true, capture: true } as const;
    window.addEventListener('scroll', ask, passive);
    window.addEventListener('resize', ask);
    grid.addEventListener('focusin', focus);
    grid.addEventListener('focusout', blur);
    ask();
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', ask, passive);
      window.removeEventListener('resize', ask);
      grid.removeEventListener('focusin', focus);
      grid.removeEventListener('focusout', blur);
    };
  }, [ref, measured, count, long]);

  return long ? { range, focused } : undefined;
}
