import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { isCalm } from '../../util/motion.ts';
import { glide } from './glide.ts';
import { nearest, stand, stepped } from './places.ts';

/** Scrolling is over when nothing has moved for this long, in ms. */
const still = 120;

const slidesIn = (track: HTMLElement): readonly HTMLElement[] =>
  [...track.children].filter((child) => child instanceof HTMLElement);

const isMirrored = (track: HTMLElement): boolean => getComputedStyle(track).direction === 'rtl';

/** An arrow leads to the neighbour that it points at. */
const wayOf = (key: string, mirrored: boolean): -1 | 0 | 1 => {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowRight') === mirrored ? -1 : 1;
};

/** Where the track stands when a slide is in front; negative where reading runs from the right. */
const stopsOf = (track: HTMLElement): readonly number[] => {
  const slides = slidesIn(track);
  const [first] = slides;
  const mirrored = isMirrored(track);
  const edge = (slide: HTMLElement): number =>
    slide.offsetLeft + (mirrored ? slide.offsetWidth : 0);
  return first ? slides.map((slide) => edge(slide) - edge(first)) : [];
};

export interface Carousel {
  /** Which banner is in front. */
  readonly place: number;
  /** Copies in front of the first: none before somebody takes hold of the track. */
  readonly ahead: 0 | 1;
  /** Whether copies stand behind the last: the first frame is without those that nobody sees. */
  readonly behind: boolean;
  /** Brings a banner to the front. */
  readonly show: (place: number) => void;
}

/**
 * Which banner is in front, and the way to another. Copies stand behind the last
 * and in front of the first; once one of them has come to rest, the track goes
 * unseen to the banner that it is a copy of.
 */
export function useCarousel(
  ref: RefObject<HTMLElement | null>,
  count: number,
  running: boolean,
): Carousel {
  const [place, setPlace] = useState(0);
  const [ahead, setAhead] = useState<0 | 1>(0);
  const [behind, setBehind] = useState(false);
  const current = useRef(0);
  const stop = useRef<() => void>(undefined);
  const stood = useRef(0);

  useEffect(() => {
    let task: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setBehind(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, []);

  // The copy in front pushes everything on; what was seen stays where it was.
  // Some browsers have gone along already, so the place is counted anew.
  useLayoutEffect(() => {
    const track = ref.current;
    if (track && ahead) track.scrollLeft = stood.current + (stopsOf(track)[ahead] ?? 0);
  }, [ref, ahead]);

  const settle = useCallback(() => {
    const track = ref.current;
    if (!track) return;
    const stops = stopsOf(track);
    const at = nearest(track.scrollLeft, stops) - ahead;
    const real = stepped(at, 0, count);
    if (at !== real) track.scrollLeft = stops[ahead + real] ?? 0;
  }, [ref, count, ahead]);

  const show = useCallback(
    (next: number, onward = false): void => {
      const track = ref.current;
      if (!track) return;
      stop.current?.();
      const stops = stopsOf(track);
      current.current = next;
      if (isCalm()) track.scrollLeft = stops[ahead + next] ?? 0;
      else stop.current = glide(track, stops[ahead + (onward ? count : next)] ?? 0, settle);
    },
    [ref, count, ahead, settle],
  );

  const go = useCallback(
    (by: number): number => {
      const next = stepped(current.current, by, count);
      show(next, by > 0 && next === 0);
      return next;
    },
    [count, show],
  );

  useEffect(() => {
    const track = ref.current;
    if (!track || count < 2) return undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const scrolled = (): void => {
      const front = stepped(nearest(track.scrollLeft, stopsOf(track)) - ahead, 0, count);
      setPlace(front);
      clearTimeout(rest);
      if (track.hasAttribute('data-gliding')) return;
      current.current = front;
      rest = setTimeout(settle, still);
    };
    const taken = (): void => {
      stop.current?.();
      stood.current = track.scrollLeft;
      setAhead(1);
    };
    const turn = (event: KeyboardEvent): void => {
      const by = wayOf(event.key, isMirrored(track));
      if (by === 0) return;
      event.preventDefault();
      const banner = track.children[ahead + go(by)]?.querySelector<HTMLElement>('a, button');
      banner?.focus({ preventScroll: true });
    };
    // Whoever has the keyboard on a banner sees it, also where another was on its way.
    const seen = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      const at = slidesIn(track).findIndex((slide) => slide.contains(target)) - ahead;
      if (at >= 0 && at < count && at !== current.current) show(at);
    };
    track.addEventListener('focusin', seen);
    track.addEventListener('keydown', turn);
    track.addEventListener('scroll', scrolled, { passive: true });
    track.addEventListener('pointerdown', taken, { passive: true });
    track.addEventListener('wheel', taken, { passive: true });
    return () => {
      clearTimeout(rest);
      stop.current?.();
      track.removeEventListener('focusin', seen);
      track.removeEventListener('keydown', turn);
      track.removeEventListener('scroll', scrolled);
      track.removeEventListener('pointerdown', taken);
      track.removeEventListener('wheel', taken);
    };
  }, [ref, count, ahead, settle, go, show]);

  useEffect(() => {
    if (!running || count < 2) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && !isCalm()) go(1);
    }, stand);
    return () => clearInterval(timer);
  }, [running, count, go]);

  return { place, ahead, behind, show };
}
