import { spanOf, type Axes } from '../../assets/font/subset.ts';

/** A face as a package's sheet declares it. */
export interface Face {
  readonly css: string;
  /** Its file's name, without the ending. */
  readonly file: string;
  readonly letters: readonly number[];
  /** Of a file of many widths. */
  readonly widens: boolean;
}

const lettersOf = (range: string): number[] =>
  range.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-');
    const from = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index);
  });

/** A face of a sheet, or nothing where it names no file of its own. */
export function readFace(block: string, stretch: string | undefined): Face | undefined {
  const [, file] = /url\(\.\/files\/([a-z0-9-]+)\.woff2\)/.exec(block) ?? [];
  const [, range] = /unicode-range: ([^;]+);/.exec(block) ?? [];
  if (file === undefined || range === undefined) return undefined;
  const css = stretch ? block.replace(/font-stretch: [^;]+;/, `font-stretch: ${stretch};`) : block;
  return { css, file, letters: lettersOf(range), widens: /font-stretch: \d+% \d+%/.test(block) };
}

const hex = (letter: number): string => letter.toString(16).toUpperCase();

/** Letters as a range of CSS. */
export function rangeOf(letters: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const letter of letters.toSorted((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last?.[1] === letter - 1) last[1] = letter;
    else runs.push([letter, letter]);
  }
  return runs.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(',');
}

export const spelled = (letters: readonly number[]): string => String.fromCodePoint(...letters);

/** The axes that the file of a face has. */
export const drawn = ({ wght, wdth }: Axes, { widens }: Face): Axes => ({
  ...(wght ? { wght } : {}),
  ...(wdth && widens ? { wdth } : {}),
});

export const span = (values: readonly number[], unit = ''): string => {
  const { min, max } = spanOf(values);
  return min === max ? `${min}${unit}` : `${min}${unit} ${max}${unit}`;
};

/** The rule of a face that answers for some letters, with the axes it was cut to. */
export function withAxes(
  face: Face,
  axes: Axes,
  address: string,
  letters: readonly number[],
): string {
  const { wght, wdth } = drawn(axes, face);
  const cut = face.css
    .replace(/url\([^)]+\) format\('[^']+'\)/, `url(${address}) format('woff2')`)
    .replace(/unicode-range: [^;]+;/, `unicode-range: ${rangeOf(letters)};`);
  return (wdth ? cut.replace(/font-stretch: [^;]+;/, `font-stretch: ${span(wdth, '%')};`) : cut)
    .replace(/font-weight: [^;]+;/, (own) => (wght ? `font-weight: ${span(wght)};` : own))
    .replace(/\s+/g, ' ');
}
