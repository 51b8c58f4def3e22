import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { fallbackName, fontFamilies, type FontFamily, type Merchant } from '@livery/themes';
import { shortHash } from '../hash.ts';
import type { OutputFile } from './output.ts';

const require = createRequire(import.meta.url);

/** Every catalogue so far is in Latin script; other scripts take the phone's own faces. */
const subsets = ['latin-ext', 'latin'];

export interface MerchantFonts {
  readonly faces: string;
  readonly files: readonly OutputFile[];
  /** The Latin files that the first screen needs. */
  readonly preload: readonly string[];
}

function familiesOf({ themes }: Merchant): string[] {
  const names = [...themes.dark.values(), ...themes.light.values()].flatMap(({ value }) =>
    value.type === 'fontFamily' ? value.value.slice(0, 1) : [],
  );
  return [...new Set(names)].filter((name) => fontFamilies.has(name));
}

/** Families that a role sets aslant: their slanted faces are seen at once. */
function slantedOf({ themes }: Merchant): ReadonlySet<string> {
  const { dark } = themes;
  return new Set(
    [...dark].flatMap(([path, { value }]) => {
      if (value.type !== 'fontFamily' || !path.endsWith('.family')) return [];
      const slant = dark.get(path.replace(/family$/, 'slant'))?.value;
      return slant?.type === 'number' && slant.value !== 0 ? value.value.slice(0, 1) : [];
    }),
  );
}

async function facesOf(
  name: string,
  family: FontFamily,
  slants: boolean,
): Promise<{ css: string; files: OutputFile[]; latin: string[] }> {
  const root = dirname(require.resolve(`${family.package}/package.json`));
  const css: string[] = [];
  const files: OutputFile[] = [];
  const latin: string[] = [];
  for (const sheet of family.sheets) {
    const text = await readFile(join(root, sheet.file), 'utf8');
    const early = sheet.need === 'upright' || (sheet.need === 'slanted' && slants);
    for (const block of text.match(/@font-face \{[^}]+\}/g) ?? []) {
      const file = /url\(\.\/files\/([a-z0-9-]+\.woff2)\)/.exec(block)?.[1];
      const subset = subsets.find((one) => file?.includes(`-${one}-`));
      if (!file || !subset) continue;
      const content = await readFile(join(root, 'files', file));
      const path = `assets/fonts/${file.replace('.woff2', '')}.${shortHash(content)}.woff2`;
      files.push({ path, content });
      if (subset === 'latin' && early) latin.push(`/${path}`);
      css.push(
        block
          .replace(/url\([^)]+\) format\('[^']+'\)/, `url(/${path}) format('woff2')`)
          .replace(/font-stretch: [^;]+;/, (own) =>
            sheet.stretch ? `font-stretch: ${sheet.stretch};` : own,
          )
          .replace(/\s+/g, ' '),
      );
    }
  }
  return { css: `${css.join('\n')}\n${await fallbackFace(name, family)}\n`, files, latin };
}

type Metrics = Parameters<typeof createFontStack>[0][number];

const metricsOf = async (name: string): Promise<Metrics> => {
  const module = (await import(`@capsizecss/metrics/${name}`)) as { default: Metrics };
  return module.default;
};

/** A face of the phone's own, stretched to the same measures: the swap moves nothing. */
async function fallbackFace(name: string, family: FontFamily): Promise<string> {
  const [own, local] = await Promise.all(
    [family.metrics, family.fallback === 'serif' ? 'timesNewRoman' : 'arial'].map(metricsOf),
  );
  if (!own || !local) throw new Error(`No measures for ${name}`);
  const clones =
    family.fallback === 'serif' ? ['Liberation Serif', 'Tinos'] : ['Liberation Sans', 'Arimo'];
  const face = (measures: Metrics, stretch = ''): string =>
    createFontStack([{ ...measures, familyName: name }, local])
      .fontFaces.replace(/font-family: "[^"]+";/, `font-family: '${fallbackName(name)}';${stretch}`)
      // Drawn to the same widths, for systems without the faces that were measured.
      .replace(
        /src: ([^;]+);/,
        (_all, sources: string) =>
          `src: ${[sources, ...clones.map((clone) => `local('${clone}')`)].join(', ')};`,
      )
      .replace(/\s+/g, ' ');
  const narrow = Object.entries(family.advances ?? {}).map(([width, advance]) => {
    const xWidthAvg = (advance * own.unitsPerEm) / 1000;
    // The measures by alphabet would go before the average.
    const { subsets: _byAlphabet, ...plain } = own as Metrics & { subsets?: unknown };
    return face({ ...plain, xWidthAvg }, ` font-stretch: ${width}%;`);
  });
  return [face(own), ...narrow].join('\n');
}

export async function fontsOf(merchant: Merchant): Promise<MerchantFonts> {
  const faces: string[] = [];
  const files: OutputFile[] = [];
  const preload: string[] = [];
  const slants = slantedOf(merchant);
  for (const name of familiesOf(merchant)) {
    const family = fontFamilies.get(name);
    if (!family) continue;
    const found = await facesOf(name, family, slants.has(name));
    faces.push(found.css);
    files.push(...found.files);
    preload.push(...found.latin);
  }
  return { faces: faces.join(''), files, preload };
}
