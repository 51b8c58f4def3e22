import type { Merchant } from '@livery/themes';
import type { Axes } from '@livery/merchants/assets/font/subset';
import type { OwnFace, OwnFamily } from '@livery/merchants/faces';
import { axesOf, slantedOf } from '@livery/merchants/assets/font/axes';
import { awayFrom } from '@livery/merchants/assets/font/nearest';
import { drawnOf } from '@livery/merchants/assets/font/own-axes';
import { rangeOf, span } from './face.ts';
import { fallbackFace, slantedFallbackFace } from './fallback-face.ts';
import { cutFace, type Cut, type PageLetters } from './cut.ts';

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

/** Whether a weight that is wanted is drawn with this face and with no other of its kind. */
const isDrawn = (
  face: OwnFace,
  kind: readonly OwnFace[],
  wanted: readonly number[] = [],
): boolean =>
  wanted.some((value) =>
    kind.every((other) => awayFrom(face.weight, value) <= awayFrom(other.weight, value)),
  );

/**
 * The faces of a family that a brand brings. They are written anew from the
 * glyphs, axes and features that are drawn, so that nothing else of a file
 * reaches a phone (ADR 114).
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
      const axes = drawnOf(face, wanted);
      const whole = {
        bytes: face.bytes,
        stem: fileName(name),
        letters: face.font.letters,
        axes,
        rule: (address: string, letters: readonly number[]) =>
          ruleOf(name, face, axes, { address, letters }),
      };
      const cut = await cutFace(whole, said);
      const kind = faces.filter(({ isSlanted }) => isSlanted === face.isSlanted);
      // A word set aslant or bold here and there is not worth the wait of all others.
      const waits = (face.isSlanted && !slants) || !isDrawn(face, kind, wanted.wght);
      return waits ? { ...cut, early: [] } : cut;
    }),
  );
  const [first] = faces;
  if (!first) throw new Error(`${name} has no face`);
  const aslant = faces.find(({ isSlanted }) => isSlanted);
  return {
    css: [
      ...cuts.flatMap(({ css }) => css),
      await fallbackFace(name, { fallback, metrics: first.font.measures }),
      ...(aslant
        ? [await slantedFallbackFace(name, { fallback, metrics: aslant.font.measures })]
        : []),
    ],
    files: cuts.flatMap(({ files }) => files),
    early: cuts.flatMap(({ early }) => early),
  };
}
