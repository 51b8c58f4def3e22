import type { Box } from '../survey.ts';
import { colourOf } from './colour.ts';

const cuts = /hidden|clip|auto|scroll/;

/** What is left of a box inside everything that cuts it off. */
export function clipped(box: DOMRect, from: Element): DOMRect | undefined {
  let { left, top, right, bottom } = box;
  for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(at);
    const frame = at.getBoundingClientRect();
    if (cuts.test(overflowX))
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
    if (cuts.test(overflowY) || at instanceof HTMLDetailsElement)
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    if (position === 'fixed') break;
  }
  [left, top] = [Math.max(0, left), Math.max(0, top)];
  [right, bottom] = [Math.min(innerWidth, right), Math.min(innerHeight, bottom)];
  const rest = new DOMRect(left, top, right - left, bottom - top);
  return rest.width >= 2 && rest.height >= 2 ? rest : undefined;
}

export const isShown = (element: Element): boolean =>
  element.checkVisibility({
    contentVisibilityAuto: true,
    opacityProperty: true,
    visibilityProperty: true,
  });

const hides = (element: Element): boolean => {
  if (element.matches('img, video, canvas, iframe')) return true;
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
  return (
    Number(opacity) > 0.5 && (backgroundImage !== 'none' || colourOf(backgroundColor)[3] > 0.5)
  );
};

/** Whether something else is painted over the middle of a box of the element's. */
export function isCovered(box: DOMRect, element: Element): boolean {
  const pile = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  for (const at of pile) {
    if (at === element || element.contains(at) || at.contains(element)) return false;
    if (hides(at)) return true;
  }
  // Outside the clip of a shape, or under something that lets no point through.
  return pile.length > 0;
}

/** How much of an element its own and its parents' transparency leave. */
export function opacityOf(element: Element): number {
  let opacity = 1;
  for (let at: Element | null = element; at; at = at.parentElement)
    opacity *= Number(getComputedStyle(at).opacity);
  return opacity;
}

/** What lies in an open dialog, where one shuts off the page; else everything. */
export const scope = (): Element =>
  [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

const rounded = (value: number): number => Math.round(value * 10) / 10;

export const boxOf = ({ x, y, width, height }: DOMRect): Box => ({
  x: rounded(x),
  y: rounded(y),
  width: rounded(width),
  height: rounded(height),
});
