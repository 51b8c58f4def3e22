import { useEffect, type RefObject } from 'react';

/** Keeps the end of a list above what a phone's keyboard covers of it. */
export function useAboveKeyboard(list: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const { current: box } = list;
    const view = globalThis.visualViewport;
    if (!open || !box || !view) return undefined;
    const place = (): void => {
      const covered = box.getBoundingClientRect().bottom - (view.offsetTop + view.height);
      box.style.setProperty('padding-block-end', `${Math.max(0, Math.round(covered))}px`);
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
