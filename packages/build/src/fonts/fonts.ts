import { fontFamilies, type FontFamily, type Merchant } from '@livery/themes';
import { facesIn, fileOfFace } from '@livery/merchants/assets/font/packaged-face';
import { isOfSubset, subsetsFor } from '@livery/merchants/assets/font/subsets';
import type { LoadedMerchant } from '@livery/merchants/load';
import type { OutputFile } from '@livery/merchants/output-file';
import { cutFace, type Cut, type PageLetters } from './cut.ts';
import { axesOf, slantedOf, voicesOf } from '@livery/merchants/assets/font/axes';
import { fallbackFace, slantedFallbackFace } from './fallback-face.ts';
import { earlyLetters, firstLetters, moneyLetters } from './letters.ts';
import { drawn, withAxes } from './face.ts';
import { lentSign, uprightFiles } from './lent-sign.ts';
import { cutOwnFamily } from './own-family.ts';

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

/** The family of running text, as a brand's tokens name it. */
function textFamilyOf({ themes }: Merchant): string | undefined {
  const value = themes.dark.get('type.text.family')?.value;
  return value?.type === 'fontFamily' ? value.value[0] : undefined;
}

/** The signs of a brand's money that a family lacks, lent by another; serifs have no lender. */
async function signsFor(merchant: LoadedMerchant, name: string): Promise<readonly Cut[]> {
  const own = merchant.families.get(name);
  const family = fontFamilies.get(name);
  if ((own ?? family)?.fallback !== 'sans-serif') return [];
  const files = own ? own.faces : family ? await uprightFiles(family) : [];
  const [first] = files;
  if (!first) return [];
  const { capHeight, unitsPerEm } = first.font.measures;
  const { wght = [] } = axesOf(merchant, name, 'all');
  const lacking = [...moneyLetters(merchant)].filter((sign) =>
    files.every(({ font }) => !font.letters.has(sign)),
  );
  const borrower = { name, capital: capHeight / unitsPerEm, weights: wght };
  const lent = await Promise.all(lacking.map((sign) => lentSign(borrower, sign)));
  return lent.filter((cut) => cut !== undefined);
}

const nothing: PageLetters = { early: new Set(), first: new Set() };

async function cutFamily(
  merchant: Merchant,
  name: string,
  family: FontFamily,
  { said, first }: { readonly said: PageLetters; readonly first: boolean },
): Promise<Cut> {
  const slanted = slantedOf(merchant).has(name);
  const subsets = subsetsFor(merchant.manifest.languages, { first });
  const cuts: Cut[] = [];
  for (const sheet of family.sheets) {
    const early = sheet.need === 'rare' ? nothing : said;
    const wanted = sheet.need === 'rare' ? {} : axesOf(merchant, name, voicesOf(family, sheet));
    for (const face of await facesIn(family, sheet, subsets)) {
      const axes = drawn(wanted, face);
      const whole = {
        bytes: await fileOfFace(family, face),
        stem: face.file,
        letters: face.letters,
        axes,
        isRare: !isOfSubset(face.file, 'latin'),
        rule: (address: string, letters: readonly number[]) =>
          withAxes(face, axes, address, letters),
      };
      const cut = await cutFace(whole, early);
      // A word set aslant here and there is not worth the wait of all others.
      cuts.push(sheet.need === 'slanted' && !slanted ? { ...cut, early: [] } : cut);
    }
  }
  // Where no role is set aslant, a word in a title may be.
  const hasSlanted = family.sheets.some(({ need }) => need === 'slanted');
  return {
    css: [
      ...cuts.flatMap(({ css }) => css),
      ...(first ? [await fallbackFace(name, family)] : []),
      ...(first && hasSlanted ? [await slantedFallbackFace(name, family)] : []),
    ],
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
  const spoken = { early: await earlyLetters(merchant), first: await firstLetters(merchant) };
  // With the first amount whose sign waits for its file, a browser would lay out the page anew.
  const written = { ...spoken, first: new Set([...spoken.first, ...moneyLetters(merchant)]) };
  const text = textFamilyOf(merchant);
  const families = [...familiesOf(merchant)];
  const own = families.flatMap(([name, { first }]) => {
    const said = name === text ? written : spoken;
    const brought = merchant.families.get(name);
    if (brought) return [cutOwnFamily(merchant, name, brought, said)];
    const family = fontFamilies.get(name);
    return family ? [cutFamily(merchant, name, family, { said, first })] : [];
  });
  const lent = families.flatMap(([name, { first }]) => (first ? [signsFor(merchant, name)] : []));
  const cuts = [...(await Promise.all(own)), ...(await Promise.all(lent)).flat()];
  return {
    faces: cuts.map(({ css }) => `${css.join('\n')}\n`).join(''),
    // Two families may have borrowed the same.
    files: [
      ...new Map(cuts.flatMap(({ files }) => files).map((file) => [file.path, file])).values(),
    ],
    preload: cuts.flatMap(({ early }) => early),
  };
}
