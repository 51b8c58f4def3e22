import { fontFamilies, type FontFamily, type Merchant } from '@livery/themes';
import { axesOf, voicesOf } from '../assets/font/axes.ts';
import { facesIn, fileOfFace, type Span } from '../assets/font/packaged-face.ts';
import { rulerOf, type Ruler } from '../assets/font/ruler.ts';
import { spanOf } from '../assets/font/subset.ts';
import { subsetsFor } from '../assets/font/subsets.ts';
import type { OwnFamily } from '../faces.ts';
import { drawnOf } from '../assets/font/own-axes.ts';

/** A face as the pages of a brand draw it: what it is cut to, and for which letters it answers. */
export interface DrawnFace {
  readonly isSlanted: boolean;
  readonly weight: Span;
  /** In percent of normal. */
  readonly width: Span;
  readonly letters: ReadonlySet<number>;
  ruler(): Promise<Ruler | undefined>;
}

/** By what was read of them: a file is opened once, however many brands draw with it. */
const rulers = new WeakMap<object, Promise<Ruler | undefined>>();

function rulerFor(face: object, read: () => Promise<Uint8Array>): Promise<Ruler | undefined> {
  const ruler = rulers.get(face) ?? read().then(rulerOf);
  rulers.set(face, ruler);
  return ruler;
}

async function ofPackage(
  merchant: Merchant,
  name: string,
  family: FontFamily,
): Promise<DrawnFace[]> {
  const subsets = subsetsFor(merchant.manifest.languages, { first: true });
  const faces = family.sheets.map(async (sheet) => {
    const isRare = sheet.need === 'rare';
    const { wght = [] } = isRare ? {} : axesOf(merchant, name, voicesOf(family, sheet));
    return (await facesIn(family, sheet, subsets)).map((face): DrawnFace => ({
      isSlanted: sheet.need === 'slanted',
      weight: wght.length > 0 ? spanOf(wght) : face.weight,
      width: face.width,
      letters: new Set(face.letters),
      ruler: () => rulerFor(face, () => fileOfFace(family, face)),
    }));
  });
  return (await Promise.all(faces)).flat();
}

const normal: Span = { min: 100, max: 100 };

function ofBrand(merchant: Merchant, name: string, { faces }: OwnFamily): DrawnFace[] {
  const hasSlanted = faces.some(({ isSlanted }) => isSlanted);
  return faces.map((face): DrawnFace => {
    const voice = face.isSlanted ? 'slanted' : hasSlanted ? 'upright' : 'all';
    const { wght, wdth } = drawnOf(face, axesOf(merchant, name, voice));
    return {
      isSlanted: face.isSlanted,
      weight: wght ? spanOf(wght) : face.weight,
      width: wdth ? spanOf(wdth) : normal,
      letters: face.font.letters,
      ruler: () => rulerFor(face.font, () => Promise.resolve(face.bytes)),
    };
  });
}

/** The faces of a family that a brand's site serves; none of one that a phone has of its own. */
export async function drawnFaces(
  merchant: Merchant,
  families: ReadonlyMap<string, OwnFamily>,
  name: string,
): Promise<readonly DrawnFace[]> {
  const own = families.get(name);
  if (own) return ofBrand(merchant, name, own);
  const family = fontFamilies.get(name);
  return family ? ofPackage(merchant, name, family) : [];
}
