import { useLayoutEffect, type RefObject } from 'react';

import { gap, roomBeside } from './room.ts';

/** Measures, and puts the list at its field through the object model. */
function put(root: Element, field: Element, list: HTMLElement): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const view = globalThis.visualViewport;
  const top = view?.offsetTop ?? 0;
  const frame = root.getBoundingClientRect();
  const box = field.getBoundingClientRect();
  const { side, most } = roomBeside(box, { top, bottom: top + (view?.height ?? clientHeight) });
  const rtl = getComputedStyle(root).direction === 'rtl';
  const start = rtl ? clientWidth - frame.x - frame.width : frame.x;
  const place = {
    'inset-inline-start': `${start}px`,
    'inline-size': `${frame.width}px`,
    'max-block-size': `${most}px`,
    'inset-block-start': side === 'below' ? `${box.bottom + gap}px` : 'auto',
    'inset-block-end': side === 'above' ? `${clientHeight - box.top + gap}px` : 'auto',
  };
  list.dataset['side'] = side;
  for (const [name, value] of Object.entries(place)) list.style.setProperty(name, value);
}

/** Shows an open list above everything, and keeps it at its field while pages and keyboards move. */
export function useListPlace(
  open: boolean,
  root: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const { current: frame } = root;
    const { current: box } = field;
    const { current: panel } = list;
    // A browser without popovers shows it where it stands.
    if (!open || !frame || !box || !panel || !('showPopover' in panel)) return undefined;
    const place = (): void => put(frame, box, panel);
    place();
    panel.showPopover();
    const view = globalThis.visualViewport;
    window.addEventListener('scroll', place, { capture: true, passive: true });
    view?.addEventListener('resize', place);
    view?.addEventListener('scroll', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      view?.removeEventListener('resize', place);
      view?.removeEventListener('scroll', place);
    };
  }, [open, root, field, list]);
}
