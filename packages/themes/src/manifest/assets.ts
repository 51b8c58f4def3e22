import type { Manifest } from './manifest.ts';
import type { KeyPath } from './places.ts';
import type { MerchantTemplate } from './template.ts';

/** A picture that a merchant's files name, and the key that names it. */
export interface NamedAsset {
  readonly path: string;
  readonly file: 'manifest' | 'template';
  readonly key: KeyPath;
}

type Art = NonNullable<Manifest['art']>;
type Said = NonNullable<Art['scene']>;

export const artKinds = ['scene', 'hero', 'empty'] as const;

/** The file of each mode; often the same. */
export const inModes = (said: Said): { readonly dark: string; readonly light: string } =>
  typeof said === 'string' ? { dark: said, light: said } : said;

const artFiles = (key: KeyPath, said: Said): readonly NamedAsset[] =>
  typeof said === 'string'
    ? [{ path: said, file: 'manifest', key }]
    : (['dark', 'light'] as const).map((mode) => ({
        path: said[mode],
        file: 'manifest',
        key: [...key, mode],
      }));

function artOf(art: Art): readonly NamedAsset[] {
  const single = artKinds.flatMap((kind) => {
    const said = art[kind];
    return said === undefined ? [] : artFiles(['art', kind], said);
  });
  const studios = Object.entries(art.studios ?? {}).flatMap(([code, said]) =>
    artFiles(['art', 'studios', code], said),
  );
  return [...single, ...studios];
}

/** Every picture of the folder that a merchant names; one may be named twice. */
export function assetsOf({
  manifest,
  template,
}: {
  readonly manifest: Manifest;
  readonly template: MerchantTemplate;
}): readonly NamedAsset[] {
  const named = (group: 'logo' | 'icons') =>
    Object.entries(manifest[group] ?? {}).map(([key, path]): NamedAsset => ({
      path,
      file: 'manifest',
      key: [group, key],
    }));
  const banners = manifest.banners.flatMap((banner, index) =>
    (['dark', 'light'] as const).map((mode): NamedAsset => ({
      path: banner[mode],
      file: 'manifest',
      key: ['banners', index, mode],
    })),
  );
  const { background } = template.app;
  return [
    ...named('logo'),
    ...named('icons'),
    ...banners,
    ...artOf(manifest.art ?? {}),
    ...(background === undefined
      ? []
      : [{ path: background, file: 'template', key: ['app_background'] } as const]),
  ];
}
