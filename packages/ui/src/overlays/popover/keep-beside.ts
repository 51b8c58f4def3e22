import { placeBeside, type Box, type Placement } from './place.ts';

/** The column of the page, which nothing leaves on a wide screen either. */
const column = 480;

/** Where something is seen, counted from where lines start. */
export const seen = (element: Element, width: number, rtl: boolean): Box => {
  const box = element.getBoundingClientRect();
  const x = box.left;
  return { x: rtl ? width - x - box.width : x, y: box.top, width: box.width, height: box.height };
};

/** What may be covered: the column, on the whole height of the screen. */
export function roomOf(anchor: Element): { readonly room: Box; readonly rtl: boolean } {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const x = Math.max(0, (width - column) / 2);
  const rtl = getComputedStyle(anchor).direction === 'rtl';
  return { room: { x, y: 0, width: width - 2 * x, height }, rtl };
}

/** Measures, and moves a panel beside its anchor through the object model. */
function putBeside(anchor: Element, panel: HTMLElement, placement: Placement): void {
  const { clientWidth: width } = document.documentElement;
  const { room, rtl } = roomOf(anchor);
  // Not from its box on the screen, which an entrance may still be scaling.
  const size = { width: panel.offsetWidth, height: panel.offsetHeight };
  const place = placeBeside(seen(anchor, width, rtl), size, room, placement);
  panel.dataset['side'] = place.side;
  panel.style.setProperty('inset-inline-start', `${Math.round(place.x)}px`);
  panel.style.setProperty('inset-block-start', `${Math.round(place.y)}px`);
}

/** Keeps it there while the page scrolls or turns; call the result to let go. */
export function keepBeside(anchor: Element, panel: HTMLElement, placement: Placement): () => void {
  const put = (): void => putBeside(anchor, panel, placement);
  put();
  window.addEventListener('resize', put);
  window.addEventListener('scroll', put, { capture: true, passive: true });
  return () => {
    window.removeEventListener('resize', put);
    window.removeEventListener('scroll', put, { capture: true });
  };
}
