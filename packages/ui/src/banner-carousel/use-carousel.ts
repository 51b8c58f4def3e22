import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

import { glide } from './glide.ts';
import { nearest, stand, stepped } from './places.ts';

/** Scrolling is over when nothing has moved for this long, in ms. */
const still = 120;

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

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

/**
 * Which banner is in front, and the way to another. After the last comes a copy
 * of the first; once it stands in front, the track goes back unseen.
 */
export function useCarousel(
  ref: RefObject<HTMLElement | null>,
  count: number,
  running: boolean,
): number {
  const [place, setPlace] = useState(0);
  const current = useRef(0);
  const stop = useRef<() => void>(undefined);

  const settle = useCallback(() => {
    const track = ref.current;
    if (!track) return;
    const stops = stopsOf(track);
    const at = nearest(track.scrollLeft, stops);
    if (at < count) return;
    track.scrollLeft = stops[at - count] ?? 0;
  }, [ref, count]);

  const go = useCallback(
    (by: number): number => {
      const track = ref.current;
      const next = stepped(current.current, by, count);
      if (!track) return next;
      stop.current?.();
      const onward = by > 0 && next === 0;
      const to = stopsOf(track)[onward ? count : next] ?? 0;
      current.current = next;
      if (isCalm()) track.scrollLeft = stopsOf(track)[next] ?? 0;
      else stop.current = glide(track, to, settle);
      return next;
    },
    [ref, count, settle],
  );

  useEffect(() => {
    const track = ref.current;
    if (!track || count < 2) return undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const scrolled = (): void => {
      const front = nearest(track.scrollLeft, stopsOf(track)) % count;
      setPlace(front);
      clearTimeout(rest);
      if (track.hasAttribute('data-gliding')) return;
      current.current = front;
      rest = setTimeout(settle, still);
    };
    const taken = (): void => stop.current?.();
    const turn = (event: KeyboardEvent): void => {
      const by = wayOf(event.key, isMirrored(track));
      if (by === 0) return;
      event.preventDefault();
      const banner = track.children[go(by)]?.querySelector<HTMLElement>('a, button');
      banner?.focus({ preventScroll: true });
    };
    track.addEventListener('keydown', turn);
    track.addEventListener('scroll', scrolled, { passive: true });
    track.addEventListener('pointerdown', taken, { passive: true });
    track.addEventListener('wheel', taken, { passive: true });
    return () => {
      clearTimeout(rest);
      taken();
      track.removeEventListener('keydown', turn);
      track.removeEventListener('scroll', scrolled);
      track.removeEventListener('pointerdown', taken);
      track.removeEventListener('wheel', taken);
    };
  }, [ref, count, settle, go]);

  useEffect(() => {
    if (!running || count < 2) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && !isCalm()) go(1);
    }, stand);
    return () => clearInterval(timer);
  }, [running, count, go]);

  return place;
}
