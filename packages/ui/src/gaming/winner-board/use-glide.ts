import { useEffect, useRef, type RefObject } from 'react';

import { isCalm } from '../../util/motion.ts';

/** One row, then a rest: the larger part of its time a stepping row stands still. */
const rest = 0.86;

const end = { translate: '0 -50%' };

/** Rows may differ in height: the first place is taller on some boards. */
const topsOf = (list: HTMLElement): readonly number[] => {
  const rows = [...list.querySelectorAll<HTMLElement>(':scope > ol:first-child > li')];
  return rows.map((row) => row.offsetTop - (rows[0]?.offsetTop ?? 0));
};

const keyframes = (tops: readonly number[], step: boolean): Keyframe[] => {
  const at = (row: number): string => `0 ${-(tops[row] ?? 0)}px`;
  const rows = tops.length;
  if (!step) return [{ translate: '0 0' }, end];
  return Array.from({ length: rows }, (_, row) => [
    { translate: at(row), offset: row / rows, easing: 'linear' },
    { translate: at(row), offset: (row + rest) / rows, easing: 'cubic-bezier(0.4, 0, 0.1, 1)' },
  ])
    .flat()
    .concat({ ...end, offset: 1, easing: 'linear' });
};

/** Brings a row that somebody reaches with the keys into the window, if it is not in it. */
function bringIn(row: HTMLElement, list: HTMLElement, gliding: Animation, step: boolean): void {
  const window = list.parentElement;
  const rows = [...(row.parentElement?.children ?? [])];
  if (!window) return;
  const frame = window.getBoundingClientRect();
  const box = row.getBoundingClientRect();
  if (box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1) return;
  // Scrolled by hand or by the browser, it would be moved twice.
  window.scrollTop = 0;
  const at = rows.indexOf(row);
  const part = step ? at / rows.length : (2 * (topsOf(list)[at] ?? 0)) / list.offsetHeight;
  gliding.currentTime = part * Number(gliding.effect?.getTiming().duration);
}

/**
 * Lets a list that is there twice glide up by its own half, for ever. The time
 * of one row and whether it steps are the brand's.
 */
export function useGlide(
  list: RefObject<HTMLElement | null>,
  rows: number,
  running: boolean,
  held: boolean,
): void {
  const motion = useRef<Animation>(undefined);
  useEffect(() => {
    const element = list.current;
    if (!element || !running) return undefined;
    if (isCalm()) return undefined;
    const perRow = Number.parseFloat(
      getComputedStyle(element).getPropertyValue('--lv-motion-glide'),
    );
    const step = document.documentElement.dataset['winnersMove'] === 'step';
    const gliding = element.animate(keyframes(topsOf(element), step), {
      duration: (Number.isFinite(perRow) && perRow > 0 ? perRow : 2500) * rows,
      iterations: Number.POSITIVE_INFINITY,
    });
    motion.current = gliding;
    const show = ({ target }: FocusEvent): void => {
      // A row that is pressed stays under the finger.
      const isByKeys = target instanceof Element && target.matches(':focus-visible');
      const row = isByKeys ? target.closest('li') : null;
      if (row) bringIn(row, element, gliding, step);
    };
    element.addEventListener('focusin', show);
    return () => {
      element.removeEventListener('focusin', show);
      gliding.cancel();
    };
  }, [list, rows, running]);

  // After every render: an animation may be a new one.
  useEffect(() => {
    if (!running || motion.current?.playState === 'idle') return;
    if (held) motion.current?.pause();
    else motion.current?.play();
  });
}
