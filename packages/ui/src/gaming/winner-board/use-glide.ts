import { useEffect, useRef, type RefObject } from 'react';

import { isCalm, motionTime } from '../../util/motion.ts';

/** One row, then a rest: the larger part of its time a stepping row stands still. */
const rest = 0.86;

/** What glides: from which row on, where each of them begins, and how far it is until they repeat. */
interface Way {
  readonly from: number;
  readonly stops: readonly number[];
  readonly length: number;
}

/** Rows may differ in height: the first place is taller on some boards, and stays where it is. */
function wayOf(list: HTMLElement, pinned: HTMLElement | null): Way {
  const rows = [...list.querySelectorAll<HTMLElement>(':scope > ol:first-child > li')];
  const from = pinned ? 1 : 0;
  const tops = rows.map((row) => row.getBoundingClientRect().top);
  const begin = tops[from] ?? 0;
  const end = rows.at(-1)?.getBoundingClientRect().bottom ?? 0;
  return { from, stops: tops.slice(from).map((top) => top - begin), length: end - begin };
}

const keyframes = ({ stops, length }: Way, step: boolean, sign: 1 | -1): Keyframe[] => {
  const at = (px: number): string => `0 ${sign * px}px`;
  if (!step) return [{ translate: '0 0' }, { translate: at(length) }];
  return stops
    .flatMap((top, row): Keyframe[] => [
      { translate: at(top), offset: row / stops.length, easing: 'linear' },
      {
        translate: at(top),
        offset: (row + rest) / stops.length,
        easing: 'cubic-bezier(0.4, 0, 0.1, 1)',
      },
    ])
    .concat({ translate: at(length), offset: 1, easing: 'linear' });
};

interface Gliding {
  readonly motions: readonly Animation[];
  readonly way: Way;
  readonly pinned: HTMLElement | null;
  readonly step: boolean;
}

/** Brings a row that somebody reaches with the keys into the window, if it is not in it. */
function bringIn(row: HTMLElement, list: HTMLElement, { motions, way, pinned, step }: Gliding) {
  const window = list.parentElement;
  const rows = [...(row.parentElement?.children ?? [])];
  if (!window || row === pinned) return;
  const frame = window.getBoundingClientRect();
  const box = row.getBoundingClientRect();
  const top = frame.top + (pinned?.offsetHeight ?? 0);
  if (box.top >= top - 1 && box.bottom <= frame.bottom + 1) return;
  // Scrolled by hand or by the browser, it would be moved twice.
  window.scrollTop = 0;
  const at = rows.indexOf(row) - way.from;
  const part = step ? at / way.stops.length : (way.stops[at] ?? 0) / way.length;
  for (const motion of motions)
    motion.currentTime = part * Number(motion.effect?.getTiming().duration);
  // The browser brought in the place where it was.
  row.scrollIntoView({ block: 'nearest' });
}

/**
 * Lets a list that is there twice glide up by its own half, for ever. The time
 * of one row and whether it steps are the brand's; the first place of a table
 * that steps is held where it is.
 */
export function useGlide(
  list: RefObject<HTMLElement | null>,
  rows: number,
  running: boolean,
  held: boolean,
): void {
  const motions = useRef<readonly Animation[]>([]);
  useEffect(() => {
    const element = list.current;
    if (!element || !running) return undefined;
    if (isCalm()) return undefined;
    const perRow = motionTime(getComputedStyle(element), '--lv-motion-glide') || 2_500;
    const { winners, winnersMove } = document.documentElement.dataset;
    const step = winnersMove === 'step';
    const pinned =
      step && winners === 'table' ? element.querySelector<HTMLElement>('ol > li') : null;
    const way = wayOf(element, pinned);
    const timing = {
      duration: perRow * (rows - way.from),
      iterations: Number.POSITIVE_INFINITY,
    };
    const gliding = [element.animate(keyframes(way, step, -1), timing)];
    if (pinned) gliding.push(pinned.animate(keyframes(way, step, 1), timing));
    motions.current = gliding;
    const show = ({ target }: FocusEvent): void => {
      // A row that is pressed stays under the finger.
      const isByKeys = target instanceof Element && target.matches(':focus-visible');
      const row = isByKeys ? target.closest('li') : null;
      if (row) bringIn(row, element, { motions: gliding, way, pinned, step });
    };
    element.addEventListener('focusin', show);
    return () => {
      element.removeEventListener('focusin', show);
      for (const motion of gliding) motion.cancel();
    };
  }, [list, rows, running]);

  // After every render: an animation may be a new one.
  useEffect(() => {
    if (!running) return;
    for (const motion of motions.current) {
      if (motion.playState === 'idle') continue;
      if (held) motion.pause();
      else motion.play();
    }
  });
}
