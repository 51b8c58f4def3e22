import { paints } from './ground.ts';
import type { Line } from './lines.ts';

const common = (one: DOMRect, other: DOMRect): DOMRect =>
  new DOMRect(
    Math.max(one.left, other.left),
    Math.max(one.top, other.top),
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  );

const paintsBelow = (from: Element, other: Element): boolean => {
  for (let at: Element | null = from; at && !at.contains(other); at = at.parentElement)
    if (paints(at)) return true;
  return false;
};

/** Whether something between the two hides the lower one, as a bar over a page does. */
const covered = (one: Element, other: Element): boolean =>
  paintsBelow(one, other) || paintsBelow(other, one);

const block = (element: Element): Element | null => {
  let at: Element | null = element;
  while (at && getComputedStyle(at).display === 'inline') at = at.parentElement;
  return at;
};

/** Lines of one paragraph may stand as tight as its line height says. */
const inOneParagraph = (one: Element, other: Element): boolean => block(one) === block(other);

/** A hair of one line may reach into the next: accents and tight line heights do. */
const hair = 4;

/** Texts that lie on other texts. */
export function overlaps(all: readonly Line[]): string[] {
  return all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      if (inOneParagraph(one.element, other.element)) return [];
      const { width, height } = common(one.box, other.box);
      return width > hair && height > hair && !covered(one.element, other.element)
        ? [`“${one.text.slice(0, 24)}” lies on “${other.text.slice(0, 24)}”`]
        : [];
    }),
  );
}
