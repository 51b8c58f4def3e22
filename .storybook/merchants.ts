import {
  brandArt,
  dataBlock,
  familyOf,
  readMerchant,
  sheet,
  type FolderFiles,
  type Merchant,
  type SourceFile,
} from '../packages/themes/src/index.ts';
import type {
  BrandArt,
  HomeSection,
  MerchantData,
  Template,
} from '../packages/themes/src/contract/index.ts';

export interface StoryBanner {
  /** What the picture says. */
  readonly title: string;
  readonly picture: Readonly<Record<'dark' | 'light', string>>;
}

export interface StoryMerchant {
  readonly code: string;
  readonly name: string;
  /** The merchant's own sheet, as it is served. */
  readonly css: string;
  readonly template: Template;
  /** Sections of the home page, in the merchant's order. */
  readonly home: readonly HomeSection[];
  /** Pictures of the merchant's own. */
  readonly art: BrandArt | undefined;
  /** Finished banners of the merchant's own. */
  readonly banners: readonly StoryBanner[];
  /** What a page of the merchant knows of it. */
  readonly page: MerchantData;
  /** Everything that the engine made of the folder. */
  readonly made: Merchant;
}

const files: Record<string, string> = import.meta.glob(
  [
    '../merchants/*/*.{json,jsonc}',
    '../merchants/*/locales/*.json',
    '../merchants/_families/*/*.{json,jsonc}',
    '../merchants/_families/*/locales/*.json',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const pictures: Record<string, string> = import.meta.glob(
  '../merchants/*/assets/*.{svg,png,webp,avif,jpg}',
  { query: '?url&no-inline', import: 'default', eager: true },
);
const drawings: Record<string, string> = import.meta.glob('../merchants/*/assets/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A drawing says its measure; the engine knows that of a photograph when a site is built. */
const sizeIn = (drawing: string | undefined) => {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(drawing ?? '') ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
};

const words: Record<string, Record<string, string>> = import.meta.glob(
  '../merchants/*/locales/EN.json',
  { import: 'default', eager: true },
);

const codes = [
  ...new Set(
    Object.keys(files).map((path) => path.slice('../merchants/'.length).split('/')[0] ?? ''),
  ),
]
  // The template and the families are folders too, and no merchants.
  .filter((code) => !code.startsWith('_'))
  .toSorted();

const source = (folder: string, name: string): SourceFile | undefined => {
  const text = files[`../merchants/${folder}/${name}`];
  return text === undefined ? undefined : { file: `merchants/${folder}/${name}`, text };
};

/** The words of a folder's own, by language. */
const textsIn = (folder: string): FolderFiles['texts'] =>
  Object.fromEntries(
    Object.keys(files).flatMap((path) => {
      const [, place, code = ''] = /^\.\.\/merchants\/(.+)\/locales\/(.+)\.json$/.exec(path) ?? [];
      const file = place === folder ? source(folder, `locales/${code}.json`) : undefined;
      return file ? [[code, file]] : [];
    }),
  );

const only = <Key extends string>(
  key: Key,
  file: SourceFile | undefined,
): { readonly [K in Key]?: SourceFile } =>
  file ? ({ [key]: file } as { [K in Key]: SourceFile }) : {};

const filesOf = (folder: string, manifest: SourceFile): FolderFiles => ({
  manifest,
  ...only('tokens', source(folder, 'tokens.json')),
  ...only('template', source(folder, 'template.json')),
  modes: {
    ...only('dark', source(folder, 'tokens.dark.json')),
    ...only('light', source(folder, 'tokens.light.json')),
  },
  texts: textsIn(folder),
});

function read(code: string): StoryMerchant[] {
  const manifest = source(code, 'manifest.jsonc');
  if (!manifest) return [];
  const name = familyOf(manifest);
  const family = name === undefined ? undefined : source(`_families/${name}`, 'manifest.jsonc');
  const { merchant, diagnostics } = readMerchant({
    ...filesOf(code, manifest),
    ...(name !== undefined && family
      ? { family: { ...filesOf(`_families/${name}`, family), name } }
      : {}),
  });
  if (!merchant) throw new Error(`${code}: ${diagnostics.map((one) => one.message).join(' ')}`);
  const place = (asset: string): string => pictures[`../merchants/${code}/${asset}`] ?? asset;
  const sizeOf = (asset: string) => sizeIn(drawings[`../merchants/${code}/${asset}`]);
  return [
    {
      code,
      name: merchant.manifest.name,
      css: sheet(merchant.themes),
      template: merchant.template.slots,
      home: merchant.template.home,
      art: brandArt(merchant.manifest.art, { place, sizeOf }),
      banners: merchant.manifest.banners.map(({ dark, light, alt }) => ({
        title: words[`../merchants/${code}/locales/EN.json`]?.[alt] ?? alt,
        picture: { dark: place(dark), light: place(light) },
      })),
      page: dataBlock(merchant, place, undefined, sizeOf),
      made: merchant,
    },
  ];
}

/** The merchants of this repository, through the engine that builds them. */
export const merchants: readonly StoryMerchant[] = codes.flatMap(read);
