import { glyphOf } from './alphabet.ts';

/** Words as outlines, in units of a capital's height of 100, from the top left. */
export interface Lettering {
  readonly outline: string;
  readonly width: number;
  readonly height: number;
}

interface Options {
  /** Thickness of the strokes. */
  readonly weight: number;
  /** Where lines break, in the same units. */
  readonly line: number;
  readonly centred?: boolean;
}

const space = 46;
const tracking = 20;
const leading = 162;
/** Letters that lean away from each other look further apart than they are. */
const closer = /^(?:[FPTVWY][AJ]|A[TVWY]|L[TVWY]|[VWY]O|O[VWY]|T[OCG])$/;

interface Line {
  outline: string;
  width: number;
}

/** Moves an outline aside: only absolute commands of the alphabet come here. */
function moved(d: string, x: number, y: number): string {
  return d.replace(/([MLHVACZ])([^MLHVACZ]*)/g, (_, command: string, rest: string) => {
    const values = rest
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    const shifted = values.map((value, index) => {
      if (command === 'H') return value + x;
      if (command === 'V') return value + y;
      // Of an arc only the end is a place; radii and flags stay.
      if (command === 'A' && index % 7 < 5) return value;
      return value + ((command === 'A' ? index % 7 === 5 : index % 2 === 0) ? x : y);
    });
    return command + shifted.map((value) => Math.round(value * 10) / 10).join(' ');
  });
}

function setLine(word: string, top: number, weight: number): Line {
  let [x, outline, last] = [0, '', ''];
  for (const character of word) {
    if (character === ' ') {
      x += space;
      last = '';
      continue;
    }
    const glyph = glyphOf(character);
    if (!glyph) continue;
    const letter = character.normalize('NFD').charAt(0).toUpperCase();
    if (closer.test(last + letter)) x -= 20;
    outline += glyph.strokes.map((d) => moved(d, x + weight / 2, top + weight / 2)).join('');
    x += glyph.width + weight + tracking;
    last = letter;
  }
  return { outline, width: Math.max(0, x - tracking) };
}

/** What of a name can be drawn; a name in another script falls to the code. */
export function drawable(name: string, code: string): string {
  const kept = [...name.normalize('NFC')].filter((one) => one === ' ' || glyphOf(one)).join('');
  const text = kept.replace(/\s+/g, ' ').trim();
  const letters = [...text].filter((one) => /[\p{L}\p{N}]/u.test(one)).length;
  const asked = [...name].filter((one) => /[\p{L}\p{N}]/u.test(one)).length;
  return letters > 0 && letters * 2 >= asked ? text : code;
}

/** Words broken into lines that fit, as far as there are spaces to break at. */
export function lettering(text: string, { weight, line, centred = false }: Options): Lettering {
  const words = text.split(' ');
  const lines: string[] = [];
  for (const word of words) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && setLine(longer, 0, weight).width <= line)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const set = lines.map((one, index) => setLine(one, index * leading, weight));
  const widest = Math.max(...set.map(({ width }) => width));
  const inset = (width: number): number => (centred ? (widest - width) / 2 : 0);
  return {
    outline: set.map(({ outline, width }) => moved(outline, inset(width), 0)).join(''),
    width: widest,
    height: (lines.length - 1) * leading + 100 + weight,
  };
}
