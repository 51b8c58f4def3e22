import { startTransition, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { meet, mostSections, near, inView, towards, type Range } from './sections.ts';

/** A list that is long from the start begins with what measures the rest. */
const start: Range = { first: 0, last: 1 };
/** One that becomes long has all of it in the document. */
const all: Range = { first: 0, last: 2 * mostSections - 1 };

/** Whoever is so many heights of the window further at once did not scroll there. */
const leap = 3;

export interface Window {
  readonly range: Range;
  /** What somebody came to without passing what lies between; its pictures do not wait. */
  readonly reached: Range | undefined;
  /** The section that has the focus. */
  readonly focused: number | undefined;
}

const sectionOf = (target: EventTarget | null): number | undefined => {
  const place = target instanceof Element && target.closest<HTMLElement>('[data-place]');
  return place ? Number(place.dataset['place']) : undefined;
};

interface Drawn {
  readonly range: Range;
  readonly reached?: Range;
}

/** What a long grid keeps in the document; a shorter one keeps them all. */
export function useWindow(
  ref: RefObject<HTMLElement | null>,
  measured: RefObject<number>,
  count: number,
): Window | undefined {
  const long = count > mostSections;
  const [drawn, draw] = useState<Drawn>(() => ({ range: long ? start : all }));
  const [focused, setFocused] = useState<number>();
  const current = useRef(drawn);
  const isComing = useRef(false);
  const goOn = useRef(() => {});
  const place = useRef(Number.POSITIVE_INFINITY);

  useLayoutEffect(() => {
    current.current = drawn;
    isComing.current = false;
    goOn.current();
  }, [drawn]);

  useLayoutEffect(() => {
    const grid = ref.current;
    if (!grid || !long) return undefined;
    let frame = 0;
    const sight = () => ({
      top: -grid.getBoundingClientRect().top,
      height: window.innerHeight,
      pitch: measured.current,
      count,
    });
    // Whoever comes from elsewhere, as back to a place, sees nothing until it is drawn.
    const arrive = (now: (next: Drawn) => void): void => {
      if (measured.current <= 0) return;
      const reached = inView(sight());
      if (!meet(current.current.range, reached)) now({ range: reached, reached });
    };
    // Whether it was a leap is asked wherever it may be seen first: one made between two frames is
    // seen by the next of them before its event comes.
    const meetLeap = (): void => {
      const isLeap = Math.abs(scrollY - place.current) > leap * window.innerHeight;
      if (isLeap) arrive((next) => flushSync(() => draw(next)));
    };
    // What is ahead is drawn between frames, half a section a time; scrolling never waits for it.
    const step = (): void => {
      frame = 0;
      if (measured.current <= 0 || isComing.current) return;
      meetLeap();
      const at = sight();
      const { range, reached } = current.current;
      const next = towards(range, near(at), inView(at));
      if (next.first === range.first && next.last === range.last) return;
      isComing.current = true;
      startTransition(() => draw({ range: next, ...(reached ? { reached } : {}) }));
    };
    const ask = (): void => {
      frame ||= requestAnimationFrame(step);
    };
    const scroll = (): void => {
      meetLeap();
      place.current = scrollY;
      ask();
    };
    const focus = (event: FocusEvent): void => setFocused(sectionOf(event.target));
    const blur = (): void => setFocused(undefined);
    const passive = { passive: true, capture: true } as const;
    window.addEventListener('scroll', scroll, passive);
    window.addEventListener('resize', ask);
    grid.addEventListener('focusin', focus);
    grid.addEventListener('focusout', blur);
    goOn.current = ask;
    arrive(draw);
    ask();
    return () => {
      cancelAnimationFrame(frame);
      goOn.current = () => {};
      window.removeEventListener('scroll', scroll, passive);
      window.removeEventListener('resize', ask);
      grid.removeEventListener('focusin', focus);
      grid.removeEventListener('focusout', blur);
    };
  }, [ref, measured, count, long]);

  return long ? { range: drawn.range, reached: drawn.reached, focused } : undefined;
}
