import type { Merchant } from '@livery/themes';
import { subset, type Axes } from '../../assets/font/subset.ts';
import { shortHash } from '../../hash.ts';
import type { OwnFace, OwnFamily } from '../../merchants/faces.ts';
import { axesOf, slantedOf } from '../../assets/font/axes.ts';
import { rangeOf, span, spelled } from './face.ts';
import { fallbackFace } from './fallback-face.ts';
import { partsOf } from './scripts.ts';
import type { Cut, PageLetters } from './cut.ts';

const within = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.min(Math.max(value, min), max);

/** What is drawn of the axes that a face has. */
function drawnOf({ font, weight }: OwnFace, wanted: Axes): Axes {
  const width = font.axes.get('wdth');
  return {
    ...(font.axes.has('wght') && wanted.wght
      ? { wght: wanted.wght.map((one) => within(one, weight)) }
      : {}),
    ...(width && wanted.wdth ? { wdth: wanted.wdth.map((one) => within(one, width)) } : {}),
  };
}

interface Part {
  readonly address: string;
  readonly letters: readonly number[];
}

function ruleOf(name: string, face: OwnFace, { wght, wdth }: Axes, part: Part): string {
  const { min, max } = face.weight;
  return [
    `@font-face { font-family: '${name}';`,
    `font-style: ${face.isSlanted ? 'italic' : 'normal'};`,
    'font-display: swap;',
    `font-weight: ${span(wght ?? [min, max])};`,
    ...(wdth ? [`font-stretch: ${span(wdth, '%')};`] : []),
    `src: url(${part.address}) format('woff2');`,
    `unicode-range: ${rangeOf(part.letters)}; }`,
  ].join(' ');
}

/** Of a name, what may stand in the name of a file. */
const fileName = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

async function cutFace(name: string, face: OwnFace, axes: Axes, said: PageLetters): Promise<Cut> {
  const cut = await Promise.all(
    partsOf(face.font.letters, said.early).map(async (part) => {
      const content = await subset(face.bytes, spelled(part.letters), axes);
      const ending = part.name === 'rest' ? '' : `-${part.name}`;
      const path = `assets/fonts/${fileName(name)}${ending}.${shortHash(content)}.woff2`;
      const css = ruleOf(name, face, axes, { address: `/${path}`, letters: part.letters });
      const isEarly =
        part.name === 'joined'
          ? part.letters.some((letter) => said.first.has(letter))
          : part.name === 'early';
      return { file: { path, content }, css, isEarly };
    }),
  );
  return {
    css: cut.map(({ css }) => css),
    files: cut.map(({ file }) => file),
    early: cut.flatMap(({ file, isEarly }) => (isEarly ? [`/${file.path}`] : [])),
  };
}

/** How far a face is from a weight, as a browser chooses: for bold words rather a bolder one, else a lighter. */
function away({ weight }: OwnFace, value: number): number {
  const gap = within(value, weight) - value;
  const isPreferred = gap > 0 === value > 500;
  return Math.abs(gap) + (gap === 0 || isPreferred ? 0 : 1000);
}

/** Whether a weight that is wanted is drawn with this face and with no other of its kind. */
const isDrawn = (
  face: OwnFace,
  kind: readonly OwnFace[],
  wanted: readonly number[] = [],
): boolean =>
  wanted.some((value) => kind.every((other) => away(face, value) <= away(other, value)));

/**
 * The faces of a family that a brand brings. They are written anew from the
 * glyphs, axes and features that are drawn, so that nothing else of a file
 * reaches a phone.
 */
export async function cutOwnFamily(
  merchant: Merchant,
  name: string,
  { fallback, faces }: OwnFamily,
  said: PageLetters,
): Promise<Cut> {
  const hasSlanted = faces.some(({ isSlanted }) => isSlanted);
  const slants = slantedOf(merchant).has(name);
  const cuts = await Promise.all(
    faces.map(async (face) => {
      const voice = face.isSlanted ? 'slanted' : hasSlanted ? 'upright' : 'all';
      const wanted = axesOf(merchant, name, voice);
      const cut = await cutFace(name, face, drawnOf(face, wanted), said);
      const kind = faces.filter(({ isSlanted }) => isSlanted === face.isSlanted);
      // A word set aslant or bold here and there is not worth the wait of all others.
      const waits = (face.isSlanted && !slants) || !isDrawn(face, kind, wanted.wght);
      return waits ? { ...cut, early: [] } : cut;
    }),
  );
  const [first] = faces;
  if (!first) throw new Error(`${name} has no face`);
  return {
    css: [
      ...cuts.flatMap(({ css }) => css),
      await fallbackFace(name, { fallback, metrics: first.font.measures }),
    ],
    files: cuts.flatMap(({ files }) => files),
    early: cuts.flatMap(({ early }) => early),
  };
}
