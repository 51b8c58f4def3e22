import { useEffect, type RefObject } from 'react';

/** How much of a box is under the keyboard: its end, that of what is in view, and that of the screen. */
export const coveredOf = (box: number, view: number, screen: number): number =>
  // A sheet on its way in reaches beyond the screen, where no keyboard is.
  Math.max(0, Math.round(Math.min(box, screen) - view));

/** Keeps the end of a list above what a phone's keyboard covers of it. */
export function useAboveKeyboard(list: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const { current: box } = list;
    const view = globalThis.visualViewport;
    if (!open || !box || !view) return undefined;
    const place = (): void => {
      const { bottom } = box.getBoundingClientRect();
      const { clientHeight } = document.documentElement;
      const covered = coveredOf(bottom, view.offsetTop + view.height, clientHeight);
      box.style.setProperty('padding-block-end', `${covered}px`);
    };
    place();
    view.addEventListener('resize', place);
    view.addEventListener('scroll', place);
    return () => {
      view.removeEventListener('resize', place);
      view.removeEventListener('scroll', place);
    };
  }, [list, open]);
}
