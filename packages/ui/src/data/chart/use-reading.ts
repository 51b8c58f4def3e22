import { useState, type KeyboardEvent, type PointerEvent } from 'react';

import { nearestTo } from './places.ts';

/** Mirrored where lines run from the right: there the axis starts. */
const isMirrored = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

const none = -1;

/** Which point is read: the last, until arrows, a finger or a pointer go to another. */
export function useReading(places: readonly number[]) {
  const last = places.length - 1;
  const [chosen, choose] = useState(none);
  const current = chosen === none ? last : Math.min(chosen, last);

  const go = (to: number): void => choose(Math.max(0, Math.min(last, to)));
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const on = isMirrored(event.currentTarget) ? -1 : 1;
    const leap = Math.max(1, Math.round(places.length / 10));
    const to: Readonly<Record<string, number>> = {
      ArrowRight: current + on,
      ArrowLeft: current - on,
      ArrowUp: current + 1,
      ArrowDown: current - 1,
      PageUp: current + leap,
      PageDown: current - leap,
      Home: 0,
      End: last,
    };
    const next = to[event.key];
    if (next === undefined) return;
    event.preventDefault();
    go(next);
  };
  const follow = (event: PointerEvent<HTMLElement>): void => {
    const canvas = event.currentTarget.querySelector('[data-canvas]');
    if (!canvas) return;
    const { x, width } = canvas.getBoundingClientRect();
    const place = (event.clientX - x) / width;
    go(nearestTo(places, isMirrored(canvas) ? 1 - place : place));
  };
  const leave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') choose(none);
  };
  const walk = {
    onKeyDown: press,
    onPointerDown: follow,
    onPointerMove: follow,
    onPointerLeave: leave,
  };
  return { current, walk };
}
