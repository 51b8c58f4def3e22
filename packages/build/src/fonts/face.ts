import { spanOf, type Axes } from '@livery/merchants/assets/font/subset';
import type { PackagedFace } from '@livery/merchants/assets/font/packaged-face';

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

/** The axes that the file of a face has. */
export const drawn = ({ wght, wdth }: Axes, { widens }: PackagedFace): Axes => ({
  ...(wght ? { wght } : {}),
  ...(wdth && widens ? { wdth } : {}),
});

export const span = (values: readonly number[], unit = ''): string => {
  const { min, max } = spanOf(values);
  return min === max ? `${min}${unit}` : `${min}${unit} ${max}${unit}`;
};

/** The rule of a face that answers for some letters, with the axes it was cut to. */
export function withAxes(
  face: PackagedFace,
  axes: Axes,
  address: string,
  letters: readonly number[],
): string {
  const { wght, wdth } = axes;
  const cut = face.css
    .replace(/url\([^)]+\) format\('[^']+'\)/, `url(${address}) format('woff2')`)
    .replace(/unicode-range: [^;]+;/, `unicode-range: ${rangeOf(letters)};`);
  return (wdth ? cut.replace(/font-stretch: [^;]+;/, `font-stretch: ${span(wdth, '%')};`) : cut)
    .replace(/font-weight: [^;]+;/, (own) => (wght ? `font-weight: ${span(wght)};` : own))
    .replace(/\s+/g, ' ');
}
