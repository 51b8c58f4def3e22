import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fontFamilies, type FontFamily, type FontSheet, type Merchant } from '@livery/themes';
import { subset, type Axes } from '../../assets/font/subset.ts';
import type { LoadedMerchant } from '../../merchants/load.ts';
import { shortHash } from '../../hash.ts';
import type { OutputFile } from '../output.ts';
import type { Cut, PageLetters } from './cut.ts';
import { axesOf, slantedOf } from '../../assets/font/axes.ts';
import { fallbackFace } from './fallback-face.ts';
import { earlyLetters, firstLetters } from './letters.ts';
import { drawn, readFace, spelled, withAxes, type Face } from './face.ts';
import { isOfSubset, partsOf, subsetsFor } from './scripts.ts';
import { cutOwnFamily } from './own-family.ts';

const require = createRequire(import.meta.url);

export interface MerchantFonts {
  readonly faces: string;
  readonly files: readonly OutputFile[];
  /** The files that the first screen needs. */
  readonly preload: readonly string[];
}

/** The families that a brand's tokens name, and whether any speaks first in a voice or only stands behind. */
function familiesOf({ themes }: Merchant): ReadonlyMap<string, { readonly first: boolean }> {
  const found = new Map<string, { readonly first: boolean }>();
  for (const theme of [themes.dark, themes.light])
    for (const [path, { value }] of theme) {
      if (value.type !== 'fontFamily') continue;
      const first = !path.endsWith('.fallback');
      for (const name of first ? value.value.slice(0, 1) : value.value)
        found.set(name, { first: first || found.get(name)?.first === true });
    }
  return found;
}

/** One file of a package as the faces that a site serves. */
async function cutFace(root: string, face: Face, axes: Axes, said: PageLetters): Promise<Cut> {
  const font = await readFile(join(root, 'files', `${face.file}.woff2`));
  const none = await subset(font, '', drawn(axes, face));
  const cut = await Promise.all(
    partsOf(face.letters, said.early).map(async ({ name, letters }) => {
      const content = await subset(font, spelled(letters), drawn(axes, face));
      // A package's sheet claims letters that its file does not draw: browsers refuse a file of none.
      if (content.equals(none)) return undefined;
      const ending = name === 'rest' ? '' : `-${name}`;
      const path = `assets/fonts/${face.file}${ending}.${shortHash(content)}.woff2`;
      // The rarer alphabet waits until it is read, however little of it that is.
      const isEarly =
        name === 'joined'
          ? letters.some((letter) => said.first.has(letter))
          : name === 'early' && isOfSubset(face.file, 'latin');
      return { file: { path, content }, css: withAxes(face, axes, `/${path}`, letters), isEarly };
    }),
  );
  const parts = cut.filter((part) => part !== undefined);
  return {
    css: parts.map(({ css }) => css),
    files: parts.map(({ file }) => file),
    early: parts.flatMap(({ file, isEarly }) => (isEarly ? [`/${file.path}`] : [])),
  };
}

/** Which of a family's voices a sheet draws. */
const voicesOf = ({ sheets }: FontFamily, { need }: FontSheet): 'all' | 'upright' | 'slanted' => {
  if (need === 'slanted') return 'slanted';
  return sheets.some((sheet) => sheet.need === 'slanted') ? 'upright' : 'all';
};

const nothing: PageLetters = { early: new Set(), first: new Set() };

async function cutFamily(
  merchant: Merchant,
  name: string,
  family: FontFamily,
  { said, first }: { readonly said: PageLetters; readonly first: boolean },
): Promise<Cut> {
  const root = dirname(require.resolve(`${family.package}/package.json`));
  const slanted = slantedOf(merchant).has(name);
  const subsets = subsetsFor(merchant.manifest.languages, { first });
  const cuts: Cut[] = [];
  for (const sheet of family.sheets) {
    const text = await readFile(join(root, sheet.file), 'utf8');
    const early = sheet.need === 'rare' ? nothing : said;
    const axes = sheet.need === 'rare' ? {} : axesOf(merchant, name, voicesOf(family, sheet));
    for (const block of text.match(/@font-face \{[^}]+\}/g) ?? []) {
      const face = readFace(block, sheet.stretch);
      if (!face || !subsets.some((one) => isOfSubset(face.file, one))) continue;
      const cut = await cutFace(root, face, axes, early);
      // A word set aslant here and there is not worth the wait of all others.
      cuts.push(sheet.need === 'slanted' && !slanted ? { ...cut, early: [] } : cut);
    }
  }
  return {
    css: [...cuts.flatMap(({ css }) => css), ...(first ? [await fallbackFace(name, family)] : [])],
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
  const said = { early: await earlyLetters(merchant), first: await firstLetters(merchant) };
  const cuts = await Promise.all(
    [...familiesOf(merchant)].flatMap(([name, { first }]) => {
      const own = merchant.families.get(name);
      if (own) return [cutOwnFamily(merchant, name, own, said)];
      const family = fontFamilies.get(name);
      return family ? [cutFamily(merchant, name, family, { said, first })] : [];
    }),
  );
  return {
    faces: cuts.map(({ css }) => `${css.join('\n')}\n`).join(''),
    files: cuts.flatMap(({ files }) => files),
    preload: cuts.flatMap(({ early }) => early),
  };
}
