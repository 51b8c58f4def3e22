import subsetFont from 'subset-font';
import { shortHash } from '../../hash.ts';

/** What is drawn of an axis. */
export interface Axes {
  readonly wght?: readonly number[];
  readonly wdth?: readonly number[];
}

export const spanOf = (
  values: readonly number[],
): { readonly min: number; readonly max: number } => ({
  min: Math.min(...values),
  max: Math.max(...values),
});

/** What the style sheets ask of a face, what joins letters by itself, and what scripts cannot be read without. */
const features = [
  'calt ccmp kern liga lnum locl mark mkmk rclt rlig rvrn tnum',
  // Arabic letters by their place in the word.
  'init medi fina isol med2 fin2 fin3',
  // Syllables of India and its neighbours.
  'nukt akhn rphf rkrf pref blwf abvf half pstf vatu cjct cfar pres abvs blws psts haln dist abvm blwm',
].flatMap((names) => names.split(' '));

/** Letters as a text: one by one, because a font may have more than a call takes. */
export const spelled = (letters: Iterable<number>): string =>
  Array.from(letters, (letter) => String.fromCodePoint(letter)).join('');

const known = new Map<string, Promise<Buffer>>();

/** A face of some letters and no more than the weights and widths that are drawn. */
export function subset(font: Buffer, letters: string, axes: Axes): Promise<Buffer> {
  const key = shortHash(font) + shortHash(JSON.stringify([letters, axes]));
  const made =
    known.get(key) ??
    subsetFont(font, letters, {
      targetFormat: 'woff2',
      keepFeatures: features,
      variationAxes: Object.fromEntries(
        Object.entries(axes).map(([axis, values]) => {
          const { min, max } = spanOf(values);
          return [axis, min === max ? min : { min, max }];
        }),
      ),
    });
  known.set(key, made);
  return made;
}
