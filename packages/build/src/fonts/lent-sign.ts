import { fontFamilies, type FontFamily } from '@livery/themes';
import { facesIn, fileOfFace } from '@livery/merchants/assets/font/packaged-face';
import { readFont, type ReadFont } from '@livery/merchants/assets/font/read-font';
import { spelled, subset, type Axes } from '@livery/merchants/assets/font/subset';
import { unpacked } from '@livery/merchants/assets/font/woff2';
import { shortHash } from '@livery/merchants/hash';
import type { Cut } from './cut.ts';
import { rangeOf, span } from './face.ts';

/** Families without a voice of their own, which draw the signs of many currencies in every weight. */
const lenders = ['Hanken Grotesk Variable', 'Archivo Variable', 'Nunito Variable'];

/** A family that lacks a sign. */
export interface Borrower {
  readonly name: string;
  /** Height of its capitals, as a share of an em. */
  readonly capital: number;
  readonly weights: readonly number[];
}

interface UprightFile {
  readonly bytes: Buffer;
  /** What is drawn: a sheet may claim more. */
  readonly font: ReadFont;
  readonly stem: string;
}

async function readFiles(family: FontFamily): Promise<readonly UprightFile[]> {
  const [upright] = family.sheets;
  const faces = upright ? await facesIn(family, upright, ['latin', 'latin-ext']) : [];
  return Promise.all(
    faces.map(async (face) => {
      const bytes = await fileOfFace(family, face);
      const tables = await unpacked(bytes);
      if (!tables) throw new Error(`${face.file} is no font`);
      return { bytes, font: readFont(tables), stem: face.file };
    }),
  );
}

const known = new Map<FontFamily, Promise<readonly UprightFile[]>>();

/** The Latin files of a family, as they tell of themselves; read once for however many brands. */
export function uprightFiles(family: FontFamily): Promise<readonly UprightFile[]> {
  const files = known.get(family) ?? readFiles(family);
  known.set(family, files);
  return files;
}

async function lenderOf(sign: number): Promise<UprightFile | undefined> {
  for (const name of lenders) {
    const family = fontFamilies.get(name);
    const files = family ? await uprightFiles(family) : [];
    const lender = files.find(({ font }) => font.letters.has(sign));
    if (lender) return lender;
  }
  return undefined;
}

/**
 * A sign of money that a family does not draw, in one more file of that family.
 * A browser would look for it through all faces of the phone, once for each
 * size and weight, and find one that is as light as it is foreign (ADR 134).
 */
export async function lentSign(borrower: Borrower, sign: number): Promise<Cut | undefined> {
  const lender = await lenderOf(sign);
  if (!lender) return undefined;
  const { min, max } = lender.font.axes.get('wght') ?? { min: 400, max: 400 };
  const wght = borrower.weights.map((weight) => Math.min(Math.max(weight, min), max));
  const axes: Axes = wght.length > 0 ? { wght } : {};
  const content = await subset(lender.bytes, spelled([sign]), axes);
  const path = `assets/fonts/${lender.stem}-sign.${shortHash(content)}.woff2`;
  const { capHeight, unitsPerEm } = lender.font.measures;
  const size = (borrower.capital / (capHeight / unitsPerEm)) * 100;
  const css = [
    `@font-face { font-family: '${borrower.name}';`,
    'font-style: normal; font-display: swap;',
    `font-weight: ${span(borrower.weights.length > 0 ? borrower.weights : [min, max])};`,
    `size-adjust: ${size.toFixed(1)}%;`,
    `src: url(/${path}) format('woff2');`,
    `unicode-range: ${rangeOf([sign])}; }`,
  ].join(' ');
  // Nobody asks for it early: a browser has six lines to a site, and the page's first question needs one.
  return { css: [css], files: [{ path, content }], early: [] };
}
