import { dataBlock } from '../../emit/data-block.ts';
import { critical, sheet } from '../../emit/sheet.ts';
import type { SourceFile } from '../../manifest/source.ts';
import { readMerchant, type MerchantFiles } from '../../merchant.ts';
import { merchantFiles, srgb } from '../merchant-files.ts';
import { mutate, randomFrom } from './mutate.ts';

const px = (value: number) => ({ value, unit: 'px' });

/** A merchant that uses every type of token, an alias, a family and a template. */
const valid: MerchantFiles = merchantFiles({
  manifest: {
    environment: 'demo',
    extends: 'metro',
    flags: { CBS3: true },
    hosts: { games: ['g.example'] },
  },
  tokens: {
    color: {
      $type: 'color',
      wallet: { mark: { $value: srgb(0.1, 0.1, 0.3) } },
      icon: { second: { $value: '{color.wallet.mark}' } },
    },
    gradient: {
      veil: {
        $type: 'gradient',
        $value: [
          { color: '{color.surface.page}', position: 0 },
          { color: srgb(1, 1, 1, 0.5), position: 1 },
        ],
      },
    },
    radius: { $type: 'dimension', card: { $value: px(3) } },
    elevation: {
      low: {
        $type: 'shadow',
        $value: [
          { color: srgb(0, 0, 0), offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0) },
        ],
      },
    },
    type: {
      display: {
        family: { $type: 'fontFamily', $value: ['Figtree Variable'] },
        weight: { $type: 'fontWeight', $value: 'black' },
        spacing: { $type: 'number', $value: 0.02 },
      },
    },
    motion: {
      press: { $type: 'duration', $value: { value: 90, unit: 'ms' } },
      curve: { $type: 'cubicBezier', $value: [0.2, 0, 0, 1] },
    },
  },
  light: { color: { $type: 'color', surface: { page: { $value: srgb(1, 0.99, 0.98) } } } },
  template: { defaultTheme: 'light', mem_cen: '1', slots: { bar: 'floating' } },
  texts: { EN: { 'hero.title': 'Hello' } },
  family: {
    name: 'metro',
    manifest: {
      file: '_families/metro/manifest.jsonc',
      text: '{ "schemaVersion": 3, "play": { "crypto": false } }',
    },
    modes: {},
    texts: {},
  },
});

type Mutated = (files: MerchantFiles, change: (file: SourceFile) => SourceFile) => MerchantFiles;

const optional = (file: SourceFile | undefined, change: (file: SourceFile) => SourceFile) => {
  if (!file) throw new Error('The valid merchant has this file');
  return change(file);
};

/** One of the files, wrong. */
const places: readonly Mutated[] = [
  (files, change) => ({ ...files, manifest: change(files.manifest) }),
  (files, change) => ({ ...files, tokens: optional(files.tokens, change) }),
  (files, change) => ({ ...files, tokens: optional(files.tokens, change) }),
  (files, change) => ({ ...files, modes: { light: optional(files.modes.light, change) } }),
  (files, change) => ({ ...files, template: optional(files.template, change) }),
  (files, change) => ({ ...files, texts: { EN: optional(files.texts['EN'], change) } }),
  (files, change) =>
    files.family
      ? { ...files, family: { ...files.family, manifest: change(files.family.manifest) } }
      : files,
];

/** A declaration of the sheet, made of nothing that could end it. */
const declaration = /^(--lv-[a-z0-9-]+|color-scheme):[^;{}<>\\@]*$/;
const outside = /url\(|expression|javascript:|\/\*|@import/i;

const escapes = (css: string): string[] =>
  [...css.matchAll(/\{([^}]*)\}/g)]
    .flatMap(([, body = '']) => body.split(';'))
    .filter((line) => line !== '' && (!declaration.test(line) || outside.test(line)));

/** What must not be, of one broken merchant. */
function faultsOf(files: MerchantFiles): { passed: boolean; faults: string[] } {
  const { merchant, diagnostics } = readMerchant(files);
  const faults = diagnostics
    .filter(
      ({ file, line, column, message, hint, code }) =>
        [file, message, hint, code].includes('') || hint === undefined || line < 1 || column < 1,
    )
    .map(({ message }) => `a finding without a place or a hint: ${message}`);
  if (!merchant) {
    if (diagnostics.length === 0) faults.push('refused without a word');
    return { passed: false, faults };
  }
  dataBlock(merchant, (asset) => asset);
  if (critical(merchant.themes).includes('<')) faults.push('markup in the critical style');
  return { passed: true, faults: [...faults, ...escapes(sheet(merchant.themes))] };
}

/** What a number of broken files came to. */
export interface Walk {
  /** How many of them could still be read. */
  readonly passed: number;
  /** What must not be, each with the seed that shows it again. */
  readonly faults: readonly string[];
}

/** Breaks the valid merchant once for every seed from the first one on. */
export function walk(count: number, first = 0): Walk {
  const faults = readMerchant(valid).diagnostics.map(({ message }) => `the valid one: ${message}`);
  let passed = 0;
  for (let seed = first; seed < first + count; seed++) {
    const random = randomFrom(seed);
    const place = places[random(places.length)] ?? ((files) => files);
    const found = faultsOf(
      place(valid, ({ file, text }) => ({ file, text: mutate(text, random) })),
    );
    if (found.passed) passed++;
    faults.push(...found.faults.map((fault) => `seed ${seed}: ${fault}`));
  }
  if (({} as Record<string, unknown>)['polluted'] !== undefined)
    faults.push('a file reached the prototype of every object');
  return { passed, faults };
}
