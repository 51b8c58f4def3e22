import { paints } from './ground.ts';
import type { Line } from './lines.ts';

/** Rounding, and the tail of a letter. */
const hair = 4;

const keeps = /hidden|clip/;
const scrolls = /auto|scroll/;

/** What is asked of an element for every line in it. */
interface Part {
  /** It is on its way somewhere, or fades at its edges: what is cut now comes in whole. */
  readonly comesAndGoes: boolean;
  /** Something at its end says that it goes on. */
  readonly ends: boolean;
  readonly overflowX: string;
  readonly overflowY: string;
  readonly position: string;
  readonly display: string;
  readonly frame: DOMRect;
}

function partOf(element: Element): Part {
  const style = getComputedStyle(element);
  const { overflowX, overflowY, position, display, textOverflow, webkitLineClamp } = style;
  return {
    comesAndGoes: style.maskImage !== 'none' || element.getAnimations().length > 0,
    ends: textOverflow === 'ellipsis' || webkitLineClamp !== 'none',
    overflowX,
    overflowY,
    position,
    display,
    frame: element.getBoundingClientRect(),
  };
}

/** Asks each element once: lines share what is around them, and nothing moves while they are looked at. */
function eachOnce<Value>(ask: (element: Element) => Value): (element: Element) => Value {
  const known = new Map<Element, Value>();
  return (element) => {
    const value = known.get(element) ?? ask(element);
    known.set(element, value);
    return value;
  };
}

interface Asked {
  readonly of: (element: Element) => Part;
  readonly paints: (element: Element) => boolean;
}

/** The last word of a class says which part it is. */
const nameOf = (element: Element): string =>
  `<${element.localName} class="${element.getAttribute('class')?.split(' ').at(-1) ?? ''}">`;

/** What of a line is cut off where nothing says that it goes on, and nobody can scroll. */
function cutBy({ whole, element }: Line, asked: Asked): string | undefined {
  let [across, down] = [true, true];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { comesAndGoes, ends, overflowX, overflowY, position, frame } = asked.of(at);
    if (comesAndGoes) return undefined;
    if (scrolls.test(overflowX) || (keeps.test(overflowX) && ends)) across = false;
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
function groundOf(element: Element, asked: Asked): Part | undefined {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (asked.paints(at)) return asked.of(at);
    if (/absolute|fixed|sticky/.test(asked.of(at).position)) return undefined;
  }
  return undefined;
}

function standsOut({ box, element }: Line, asked: Asked): boolean {
  const ground = groundOf(element, asked);
  if (ground === undefined || ground.display === 'inline') return false;
  const { frame } = ground;
  return (
    box.left < frame.left - hair ||
    box.right > frame.right + hair ||
    box.top < frame.top - hair ||
    box.bottom > frame.bottom + hair
  );
}

/** Lines that are cut in two, and lines that stand out of the plate they belong to. */
export function cuts(all: readonly Line[]): string[] {
  const asked = { of: eachOnce(partOf), paints: eachOnce(paints) };
  return all.flatMap((line) => {
    const said = `“${line.text.trim().slice(0, 24)}”`;
    const cut = cutBy(line, asked);
    if (cut !== undefined) return [`${said} is cut ${cut}`];
    return standsOut(line, asked) ? [`${said} stands out of its box`] : [];
  });
}
