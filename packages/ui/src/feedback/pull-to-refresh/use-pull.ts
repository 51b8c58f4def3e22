import { useEffect, useRef, type RefObject } from 'react';

import { isCalm } from '../../util/motion.ts';
import { pulled, reached } from './pull-to-refresh.css.ts';
import { enough, isPull, resisted } from './pull.ts';

/** What the content scrolls in: the nearest that does, or the page. */
function scrollerOf(element: HTMLElement): Element {
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(outer).overflowY)) return outer;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** The browser’s own pull would fetch the whole page anew, so it rests while this part is there. */
function keepInside(scroller: Element): () => void {
  if (!(scroller instanceof HTMLElement)) return () => undefined;
  const before = scroller.style.overscrollBehaviorY;
  scroller.style.overscrollBehaviorY = 'contain';
  return () => void (scroller.style.overscrollBehaviorY = before);
}

interface Touched {
  readonly x: number;
  readonly y: number;
  meant: boolean;
  by: number;
}

/**
 * The page follows a finger that pulls it down from its top. It only listens:
 * nothing is kept from the browser, so that scrolling never waits for it.
 */
export function usePull(
  ref: RefObject<HTMLElement | null>,
  busy: boolean,
  onPull: () => void,
): void {
  const latest = useRef({ busy, onPull });
  useEffect(() => {
    latest.current = { busy, onPull };
  });

  useEffect(() => {
    const element = ref.current;
    if (!element || isCalm()) return undefined;
    const scroller = scrollerOf(element);
    const free = keepInside(scroller);
    let touched: Touched | undefined;

    const letGo = (): void => {
      touched = undefined;
      element.removeAttribute('data-pulled');
      element.style.removeProperty(pulled.name);
      element.style.removeProperty(reached.name);
    };
    const begin = ({ touches }: TouchEvent): void => {
      const [finger, other] = touches;
      if (touched) letGo();
      if (!finger || other || latest.current.busy || scroller.scrollTop > 0) return;
      touched = { x: finger.clientX, y: finger.clientY, meant: false, by: 0 };
    };
    const move = ({ touches }: TouchEvent): void => {
      const [finger] = touches;
      if (!finger || !touched) return;
      const way = { x: finger.clientX - touched.x, y: finger.clientY - touched.y };
      if (scroller.scrollTop > 0 || (!touched.meant && !isPull(way))) {
        letGo();
        return;
      }
      touched.meant = true;
      touched.by = resisted(way.y);
      element.dataset['pulled'] = touched.by >= enough ? 'enough' : 'part';
      element.style.setProperty(pulled.name, `${touched.by}px`);
      element.style.setProperty(reached.name, String(Math.min(1, touched.by / enough)));
    };
    const end = ({ type }: TouchEvent): void => {
      const far = type === 'touchend' && (touched?.by ?? 0) >= enough;
      letGo();
      if (far) latest.current.onPull();
    };

    const listeners = [
      ['touchstart', begin],
      ['touchmove', move],
      ['touchend', end],
      ['touchcancel', end],
    ] as const;
    for (const [type, listener] of listeners)
      element.addEventListener(type, listener, { passive: true });
    return () => {
      for (const [type, listener] of listeners) element.removeEventListener(type, listener);
      free();
    };
  }, [ref]);
}
