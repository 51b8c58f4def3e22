import { useEffect, useRef, type RefObject } from 'react';

/** One row, then a rest: the larger part of its time a stepping row stands still. */
const rest = 0.86;

const keyframes = (rows: number, step: boolean): Keyframe[] => {
  const at = (row: number): string => `0 ${(-100 * row) / (2 * rows)}%`;
  if (!step) return [{ translate: at(0) }, { translate: at(rows) }];
  return Array.from({ length: rows }, (_, row) => [
    { translate: at(row), offset: row / rows, easing: 'linear' },
    { translate: at(row), offset: (row + rest) / rows, easing: 'cubic-bezier(0.4, 0, 0.1, 1)' },
  ])
    .flat()
    .concat({ translate: at(rows), offset: 1, easing: 'linear' });
};

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
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const perRow = Number.parseFloat(
      getComputedStyle(element).getPropertyValue('--lv-motion-glide'),
    );
    const step = element.closest('[data-winners]')?.getAttribute('data-winners') === 'ledger';
    const gliding = element.animate(keyframes(rows, step), {
      duration: (Number.isFinite(perRow) && perRow > 0 ? perRow : 2500) * rows,
      iterations: Number.POSITIVE_INFINITY,
    });
    motion.current = gliding;
    return () => gliding.cancel();
  }, [list, rows, running]);

  // After every render: an animation may be a new one.
  useEffect(() => {
    if (!running || motion.current?.playState === 'idle') return;
    if (held) motion.current?.pause();
    else motion.current?.play();
  });
}
