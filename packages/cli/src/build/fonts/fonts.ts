import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fontFamilies, type FontFamily, type FontSheet, type Merchant } from '@livery/themes';
import { subset, type Axes } from '../../assets/font/subset.ts';
import type { LoadedMerchant } from '../../merchants/load.ts';
import { shortHash } from '../../hash.ts';
import type { OutputFile } from '../output.ts';
import type { Cut } from './cut.ts';
import { axesOf, slantedOf } from './axes.ts';
import { fallbackFace } from './fallback-face.ts';
import { earlyLetters } from './letters.ts';
import { drawn, readFace, spelled, withAxes, type Face } from './face.ts';
import { cutOwnFamily } from './own-family.ts';

const require = createRequire(import.meta.url);

/** Every catalogue so far is in Latin script; other scripts take the phone's own faces. */
const subsets = ['latin-ext', 'latin'];

export interface MerchantFonts {
  readonly faces: string;
  readonly files: readonly OutputFile[];
  /** The files that the first screen needs. */
  readonly preload: readonly string[];
}

/** The families that a brand's tokens name, each by the first of its names. */
function familiesOf({ themes }: Merchant): string[] {
  const names = [...themes.dark.values(), ...themes.light.values()].flatMap(({ value }) =>
    value.type === 'fontFamily' ? value.value.slice(0, 1) : [],
  );
  return [...new Set(names)];
}

/** Of a face's letters, those that a page is likely to say, and all others. */
function partsOf(face: Face, early: ReadonlySet<number>): { name: string; letters: number[] }[] {
  const [said, rest] = [true, false].map((known) =>
    face.letters.filter((letter) => early.has(letter) === known),
  );
  return [
    { name: face.file, letters: rest ?? [] },
    { name: `${face.file}-early`, letters: said ?? [] },
  ].filter(({ letters }) => letters.length > 0);
}

/** One file of a package as the faces that a site serves. */
async function cutFace(
  root: string,
  face: Face,
  axes: Axes,
  early: ReadonlySet<number>,
): Promise<Cut> {
  const font = await readFile(join(root, 'files', `${face.file}.woff2`));
  const none = await subset(font, '', drawn(axes, face));
  const cut = await Promise.all(
    partsOf(face, early).map(async ({ name, letters }) => {
      const content = await subset(font, spelled(letters), drawn(axes, face));
      // A package's sheet claims letters that its file does not draw: browsers refuse a file of none.
      if (content.equals(none)) return undefined;
      const path = `assets/fonts/${name}.${shortHash(content)}.woff2`;
      return { file: { path, content }, css: withAxes(face, axes, `/${path}`, letters), name };
    }),
  );
  const parts = cut.filter((part) => part !== undefined);
  return {
    css: parts.map(({ css }) => css),
    files: parts.map(({ file }) => file),
    // The rarer alphabet waits until it is read, however little of it that is.
    early: parts.flatMap(({ name, file }) =>
      /-latin-(?!ext).*-early$/.test(name) ? [`/${file.path}`] : [],
    ),
  };
}

/** Which of a family's voices a sheet draws. */
const voicesOf = ({ sheets }: FontFamily, { need }: FontSheet): 'all' | 'upright' | 'slanted' => {
  if (need === 'slanted') return 'slanted';
  return sheets.some((sheet) => sheet.need === 'slanted') ? 'upright' : 'all';
};

const noLetters: ReadonlySet<number> = new Set();

async function cutFamily(
  merchant: Merchant,
  name: string,
  family: FontFamily,
  letters: ReadonlySet<number>,
): Promise<Cut> {
  const root = dirname(require.resolve(`${family.package}/package.json`));
  const slanted = slantedOf(merchant).has(name);
  const cuts: Cut[] = [];
  for (const sheet of family.sheets) {
    const text = await readFile(join(root, sheet.file), 'utf8');
    const early = sheet.need === 'rare' ? noLetters : letters;
    const axes = sheet.need === 'rare' ? {} : axesOf(merchant, name, voicesOf(family, sheet));
    for (const block of text.match(/@font-face \{[^}]+\}/g) ?? []) {
      const face = readFace(block, sheet.stretch);
      if (!face || !subsets.some((one) => face.file.includes(`-${one}-`))) continue;
      const cut = await cutFace(root, face, axes, early);
      // A word set aslant here and there is not worth the wait of all others.
      cuts.push(sheet.need === 'slanted' && !slanted ? { ...cut, early: [] } : cut);
    }
  }
  return {
    css: [...cuts.flatMap(({ css }) => css), await fallbackFace(name, family)],
    files: cuts.flatMap(({ files }) => files),
    early: cuts.flatMap((cut) => cut.early),
  };
}

/**
 * The faces of a brand, cut at build to the weights and widths that it draws:
 * a light file of what its pages say, fetched at once, and the other letters
 * in a file that only a name with such a letter fetches.
 */
export async function fontsOf(merchant: LoadedMerchant): Promise<MerchantFonts> {
  const letters = await earlyLetters(merchant);
  const cuts = await Promise.all(
    familiesOf(merchant).flatMap((name) => {
      const own = merchant.families.get(name);
      if (own) return [cutOwnFamily(merchant, name, own, letters)];
      const family = fontFamilies.get(name);
      return family ? [cutFamily(merchant, name, family, letters)] : [];
    }),
  );
  return {
    faces: cuts.map(({ css }) => `${css.join('\n')}\n`).join(''),
    files: cuts.flatMap(({ files }) => files),
    preload: cuts.flatMap(({ early }) => early),
  };
}
