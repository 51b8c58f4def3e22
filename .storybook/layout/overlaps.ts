import { paints } from './ground.ts';
import type { Line } from './lines.ts';

/** A hair of one line may reach into the next: accents and tight line heights do. */
const hair = 4;

/** Numbers alone: a page has some ten thousand pairs of lines, of which hardly any meet. */
const meet = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > hair &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > hair;

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

/** Texts that lie on other texts. */
export function overlaps(all: readonly Line[]): string[] {
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .flatMap((other) =>
        meet(one.box, other.box) &&
        !inOneParagraph(one.element, other.element) &&
        !covered(one.element, other.element)
          ? [`“${one.text.slice(0, 24)}” lies on “${other.text.slice(0, 24)}”`]
          : [],
      ),
  );
}
