import type { Box } from '../survey.ts';
import { colourOf } from './colour.ts';

const cuts = /hidden|clip|auto|scroll/;
const scrolls = /auto|scroll/;

/** What is left of a box inside everything that cuts it off. */
export const clipped = (box: DOMRect, from: Element): DOMRect | undefined =>
  cutBy(cuts, (at) => at.getBoundingClientRect(), box, from);

/** Where things in a scroller come to lie that are wanted. */
function portOf(scroller: Element): DOMRect {
  const { x, y, width, height } = scroller.getBoundingClientRect();
  const style = getComputedStyle(scroller);
  // `auto` is no length, and nothing is held free.
  const free = (side: string): number => Number.parseFloat(style.getPropertyValue(side)) || 0;
  const [left, right] = [free('scroll-padding-left'), free('scroll-padding-right')];
  const [top, bottom] = [free('scroll-padding-top'), free('scroll-padding-bottom')];
  return new DOMRect(x + left, y + top, width - left - right, height - top - bottom);
}

/** A target reaches so far beyond what is seen of it. */
const margin = 4;

/** Whether something that scrolls shows only a part of it: focused, it would come in whole. */
export function isHalfOut(box: DOMRect, element: Element): boolean {
  const rest = cutBy(scrolls, portOf, box, element);
  return !rest || rest.width < box.width - margin || rest.height < box.height - margin;
}

function cutBy(
  how: RegExp,
  frameOf: (at: Element) => DOMRect,
  box: DOMRect,
  from: Element,
): DOMRect | undefined {
  let { left, top, right, bottom } = box;
  for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(at);
    const frame = frameOf(at);
    if (how.test(overflowX))
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
    if (how.test(overflowY) || at instanceof HTMLDetailsElement)
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    if (position === 'fixed') break;
  }
  [left, top] = [Math.max(0, left), Math.max(0, top)];
  [right, bottom] = [Math.min(innerWidth, right), Math.min(innerHeight, bottom)];
  const rest = new DOMRect(left, top, right - left, bottom - top);
  return rest.width >= 2 && rest.height >= 2 ? rest : undefined;
}

/** What is cut to nothing waits for the focus to be seen at all, like the way past a page’s head. */
export const isShown = (element: Element): boolean =>
  element.checkVisibility({
    contentVisibilityAuto: true,
    opacityProperty: true,
    visibilityProperty: true,
  }) && getComputedStyle(element).clipPath !== 'inset(50%)';

const paints = ({ backgroundColor, backgroundImage, opacity }: CSSStyleDeclaration): boolean =>
  Number(opacity) > 0.5 && (backgroundImage !== 'none' || colourOf(backgroundColor)[3] > 0.5);

const hides = (element: Element): boolean =>
  element.matches('img, video, canvas, iframe') || paints(getComputedStyle(element));

/** A button's shape and the shade above a bar are drawn before or after it, and reach beyond it. */
const hidesBeyond = (element: Element): boolean =>
  ['::before', '::after'].some((part) => {
    const style = getComputedStyle(element, part);
    return style.content !== 'none' && paints(style);
  });

/** What stays where it is while the page scrolls, and so lies on one thing now and on another then. */
function barOf(element: Element): Element | undefined {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    if (/^(?:fixed|sticky)$/.test(getComputedStyle(at).position)) return at;
  return undefined;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const isOwn = (at: Element, element: Element): boolean =>
  element.contains(at) || at.contains(element);

/** Whether a bar is painted over a point of an element's; the page scrolls what is wanted clear of it. */
function isUnderBar({ x, y }: Point, element: Element): boolean {
  for (const at of document.elementsFromPoint(x, y)) {
    if (isOwn(at, element)) return false;
    const bar = barOf(at);
    if (bar && !bar.contains(element) && (hides(at) || hidesBeyond(at))) return true;
  }
  return false;
}

/** Whether something else is painted over a point of an element's. */
function isUnder({ x, y }: Point, element: Element): boolean {
  const pile = document.elementsFromPoint(x, y);
  for (const at of pile) {
    if (isOwn(at, element)) return false;
    if (hides(at)) return true;
  }
  // Outside the clip of a shape, or under something that lets no point through.
  return pile.length > 0;
}

/** The button in the middle of a bar may be no wider than a word of what is under it. */
const underBar = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

/** Whether something else is painted over the middle of a box of the element's, or a bar over any of it. */
export function isCovered(box: DOMRect, element: Element): boolean {
  const y = box.y + box.height / 2;
  const line = underBar.map((part) => box.x + box.width * part);
  if (line.some((x) => isUnderBar({ x, y }, element))) return true;
  return isUnder({ x: box.x + box.width / 2, y }, element);
}

/** What is left of words of which one end lies behind something else: the other half. */
export function leftInSight(box: DOMRect, element: Element): DOMRect {
  const { x, y, width, height } = box;
  const [isLeftUnder, isRightUnder] = [0.1, 0.9].map((part) =>
    isUnder({ x: x + width * part, y: y + height / 2 }, element),
  );
  if (isLeftUnder === isRightUnder) return box;
  return new DOMRect(isLeftUnder ? x + width / 2 : x, y, width / 2, height);
}

const along = (from: number, to: number): number[] =>
  [0, 0.25, 0.5, 0.75, 1].map((part) => from + 2 + (to - from - 4) * part);

/** Whether a bar takes more than a corner of a box's edge: focused, it would be scrolled clear. */
export function isCutByBar({ left, right, top, bottom }: DOMRect, element: Element): boolean {
  const edge = [
    ...along(left, right).flatMap((x) => [top + 2, bottom - 2].map((y) => ({ x, y }))),
    ...along(top, bottom).flatMap((y) => [left + 2, right - 2].map((x) => ({ x, y }))),
  ];
  return edge.filter((point) => isUnderBar(point, element)).length > edge.length / 5;
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
