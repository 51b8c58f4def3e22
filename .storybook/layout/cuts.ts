import { paints } from './ground.ts';
import type { Line } from './lines.ts';

/** Rounding, and the tail of a letter. */
const hair = 4;

const keeps = /hidden|clip/;
const scrolls = /auto|scroll/;

/** It is on its way somewhere, or fades at its edges: what is cut now comes in whole. */
const comesAndGoes = (element: Element): boolean =>
  getComputedStyle(element).maskImage !== 'none' || element.getAnimations().length > 0;

const ends = (element: Element): boolean => {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
};

/** The last word of a class says which part it is. */
const nameOf = (element: Element): string =>
  `<${element.localName} class="${element.getAttribute('class')?.split(' ').at(-1) ?? ''}">`;

/** What of a line is cut off where nothing says that it goes on, and nobody can scroll. */
function cutBy({ whole, element }: Line): string | undefined {
  let [across, down] = [true, true];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (comesAndGoes(at)) return undefined;
    const { overflowX, overflowY, position } = getComputedStyle(at);
    const frame = at.getBoundingClientRect();
    if (scrolls.test(overflowX) || (keeps.test(overflowX) && ends(at))) across = false;
    if (scrolls.test(overflowY)) down = false;
    const left = frame.left - whole.left;
    const right = whole.right - frame.right;
    if (across && keeps.test(overflowX) && Math.max(left, right) > hair)
      return `across by ${nameOf(at)}`;
    const above = frame.top - whole.top;
    const below = whole.bottom - frame.bottom;
    if (down && keeps.test(overflowY) && Math.max(above, below) > hair)
      return `through by ${nameOf(at)}`;
    if (position === 'fixed') return undefined;
  }
  return undefined;
}

/** The nearest ground that the line is in the flow of: a plate, a field, a button. */
function groundOf(element: Element): Element | undefined {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (paints(at)) return at;
    if (/absolute|fixed|sticky/.test(getComputedStyle(at).position)) return undefined;
  }
  return undefined;
}

function standsOut({ box, element }: Line): boolean {
  const ground = groundOf(element);
  if (ground === undefined || getComputedStyle(ground).display === 'inline') return false;
  const frame = ground.getBoundingClientRect();
  return (
    box.left < frame.left - hair ||
    box.right > frame.right + hair ||
    box.top < frame.top - hair ||
    box.bottom > frame.bottom + hair
  );
}

/** Lines that are cut in two, and lines that stand out of the plate they belong to. */
export function cuts(all: readonly Line[]): string[] {
  return all.flatMap((line) => {
    const said = `“${line.text.trim().slice(0, 24)}”`;
    const cut = cutBy(line);
    if (cut !== undefined) return [`${said} is cut ${cut}`];
    return standsOut(line) ? [`${said} stands out of its box`] : [];
  });
}
