import type { Lettering } from '@livery/themes/contract';
import { awayFrom, within } from '../assets/font/nearest.ts';
import type { Span } from '../assets/font/packaged-face.ts';
import type { DrawnFace } from './drawn-face.ts';

/** The faces of each family, by the name that tokens use. */
export type FacesByFamily = ReadonlyMap<string, readonly DrawnFace[]>;

const gap = (span: Span, value: number): number => Math.abs(within(value, span) - value);

/** Those whose distance from what is wanted is the least. */
function nearest(
  faces: readonly DrawnFace[],
  distance: (face: DrawnFace) => number,
): readonly DrawnFace[] {
  const least = Math.min(...faces.map(distance));
  return faces.filter((face) => distance(face) === least);
}

/** The faces of a family that a browser draws with: by width, then slant, then weight. */
function chosen(faces: readonly DrawnFace[], wanted: Lettering): readonly DrawnFace[] {
  const wide = nearest(faces, ({ width }) => gap(width, wanted.width));
  const leaning = nearest(wide, ({ isSlanted }) => Number(isSlanted !== wanted.isSlanted));
  return nearest(leaning, ({ weight }) => awayFrom(weight, wanted.weight));
}

/** A run of letters that one file draws. */
interface LetterRun {
  readonly face: DrawnFace;
  text: string;
}

/** Letters by the file that draws them; undefined where one is left to the phone. */
function runsOf(text: string, stacks: readonly (readonly DrawnFace[])[]): LetterRun[] | undefined {
  const runs: LetterRun[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const faces = stacks.find((stack) => stack.some(({ letters }) => letters.has(code)));
    const face = faces?.find(({ letters }) => letters.has(code));
    if (!face) return undefined;
    const last = runs.at(-1);
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How long a text is in a lettering, in px; undefined where a phone's own face draws a part of it. */
export async function lengthOf(
  text: string,
  lettering: Lettering,
  tag: string,
  faces: FacesByFamily,
): Promise<number | undefined> {
  const { size, spacing, wordSpacing, isCapitals, optical = size } = lettering;
  const shown = isCapitals ? text.toLocaleUpperCase(tag) : text;
  const stacks = lettering.families.map((name) => chosen(faces.get(name) ?? [], lettering));
  const runs = runsOf(shown, stacks);
  if (!runs) return undefined;
  let advance = 0;
  for (const { face, text: letters } of runs) {
    const ruler = await face.ruler();
    const measured = ruler?.measure(letters, {
      weight: within(lettering.weight, face.weight),
      width: within(lettering.width, face.width),
      optical,
      isSpaced: spacing !== 0,
      tag,
    });
    if (measured === undefined) return undefined;
    advance += measured;
  }
  const letters = [...graphemes.segment(shown)].length;
  const words = shown.split(' ').length - 1;
  return size * (advance + spacing * letters + wordSpacing * words);
}
