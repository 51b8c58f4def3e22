import type { Bone, Colour, Ink } from '../survey.ts';
import { colourOf } from './colour.ts';
import { named } from './named.ts';
import { boxOf, clipped, isCovered, isShown, leftInSight, opacityOf, scope } from './sight.ts';

/** An icon, with this, is painted in the second picture no more. */
export const markName = 'data-paint-mark';

const largeText = 24;
const largeBold = 18.66;

/** Disabled controls are exempt, the brand's own lettering is a picture. */
const exempt = ':disabled, [aria-disabled="true"], [inert], [translate="no"], svg, option';

/** A sign of money, or a dialling code, that stands in the box of a field. */
const isOfDisabled = (element: Element): boolean =>
  element.closest('[data-field=""] > *')?.querySelector('[data-control]:disabled') != null;

const isExempt = (element: Element): boolean =>
  element.closest(exempt) !== null ||
  isOfDisabled(element) ||
  (element.closest('label')?.control?.matches(':disabled') ?? false);

function inkOf(element: Element, part?: string): Colour {
  const style = getComputedStyle(element, part);
  const [red, green, blue, alpha] = colourOf(style.webkitTextFillColor);
  const own = part ? Number(style.opacity) : 1;
  return [red, green, blue, Math.round(alpha * own * opacityOf(element) * 1000) / 1000];
}

function needOf(element: Element): number {
  const { fontSize, fontWeight } = getComputedStyle(element);
  const size = Number.parseFloat(fontSize);
  return size >= largeText || (size >= largeBold && Number(fontWeight) >= 700) ? 3 : 4.5;
}

function inked(
  what: string,
  element: Element,
  rects: readonly DOMRect[],
  part?: string,
): Ink | undefined {
  const colour = inkOf(element, part);
  // What has no colour of its own is not meant to be seen: a value under a drawn one.
  if (colour[3] < 0.05) return undefined;
  const boxes = rects
    .flatMap((rect) => clipped(rect, element) ?? [])
    .filter((box) => !isCovered(box, element))
    .slice(0, 6)
    .map((box) => boxOf(leftInSight(box, element)));
  if (boxes.length === 0 || named(what) === '') return undefined;
  return { kind: 'text', what: named(what), colour, need: needOf(element), boxes };
}

function* written(root: Element): Generator<Ink | undefined> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.nodeValue?.trim() || parent.matches('script, style, noscript')) continue;
    if (isExempt(parent) || !isShown(parent)) continue;
    if (!parent.closest('summary') && parent.closest('details:not([open])')) continue;
    range.selectNodeContents(node);
    yield inked(node.nodeValue, parent, [...range.getClientRects()]);
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const unwritten = new Set(['checkbox', 'radio', 'file', 'range', 'hidden', 'color', 'image']);

function valueBox(field: Field): DOMRect {
  const { x, y, width, height } = field.getBoundingClientRect();
  const style = getComputedStyle(field);
  const size = Number.parseFloat(style.fontSize);
  const pad = (side: string): number => Number.parseFloat(style.getPropertyValue(side)) || 0;
  const [left, right] = [pad('padding-left'), pad('padding-right')];
  const middle = y + (pad('padding-top') + height - pad('padding-bottom')) / 2;
  return new DOMRect(x + left, middle - size / 2, Math.min(width - left - right, size * 4), size);
}

function* typed(root: Element): Generator<Ink | undefined> {
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    if (unwritten.has(field.type) || isExempt(field) || !isShown(field)) continue;
    const hint = field instanceof HTMLSelectElement ? '' : field.placeholder;
    const value =
      field instanceof HTMLSelectElement ? field.selectedOptions[0]?.textContent : field.value;
    const box = [valueBox(field)];
    if (value?.trim()) yield inked(`value ${value}`, field, box);
    else if (hint.trim()) yield inked(`placeholder ${hint}`, field, box, '::placeholder');
  }
}

const controls = 'a[href], button, summary, label, [role="tab"], [role="button"]';
const holdsText = (control: Element, texts: readonly DOMRect[]): boolean => {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  return texts.some(
    (box) =>
      box.left >= left - 1 &&
      box.right <= right + 1 &&
      box.top >= top - 1 &&
      box.bottom <= bottom + 1,
  );
};

/** Icons that say alone what a control does; beside words they are decoration. */
function* marks(root: Element, texts: readonly DOMRect[]): Generator<Ink> {
  for (const svg of root.querySelectorAll('svg')) {
    const control = svg.closest(controls);
    const label = svg.getAttribute('aria-label') ?? control?.getAttribute('aria-label');
    const path = svg.querySelector('path:last-of-type');
    if (!label || !path || !isShown(svg) || svg.closest(exempt.replace(' svg,', ''))) continue;
    if (control && holdsText(control, texts)) continue;
    const box = clipped(svg.getBoundingClientRect(), svg);
    if (!box || isCovered(box, svg)) continue;
    const { fill, opacity } = getComputedStyle(path);
    if (!/^(?:rgb|color|okl|lab|lch|hsl)/.test(fill)) continue;
    const [red, green, blue, alpha] = colourOf(fill);
    svg.setAttribute(markName, '');
    const shown = alpha * Number(opacity) * opacityOf(svg);
    const colour: Colour = [red, green, blue, Math.round(shown * 1000) / 1000];
    yield { kind: 'mark', what: named(label), colour, need: 3, boxes: [boxOf(box)] };
  }
}

/** Everything that is written or drawn to be read. */
export function inks(): Ink[] {
  const root = scope();
  const texts = [...written(root), ...typed(root)].filter((ink) => ink !== undefined);
  const boxes = texts.flatMap((ink) =>
    ink.boxes.map(({ x, y, width, height }) => new DOMRect(x, y, width, height)),
  );
  return [...texts, ...marks(root, boxes)];
}

/** A skeleton's parts: they say that something is coming, and only to the eye. */
export function bones(): Bone[] {
  const parts = scope().querySelectorAll('[aria-hidden="true"][data-shape][data-width]');
  return [...parts].flatMap((part) => {
    const box = isShown(part) ? clipped(part.getBoundingClientRect(), part) : undefined;
    return box ? [{ what: `bone ${part.getAttribute('data-shape')}`, box: boxOf(box) }] : [];
  });
}
