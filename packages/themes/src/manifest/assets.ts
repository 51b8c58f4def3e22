import type { Manifest } from './manifest.ts';
import type { KeyPath } from './places.ts';
import type { MerchantTemplate } from './template.ts';

/** A picture that a merchant's files name, and the key that names it. */
export interface NamedAsset {
  readonly path: string;
  readonly file: 'manifest' | 'template';
  readonly key: KeyPath;
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
    ...(background === undefined
      ? []
      : [{ path: background, file: 'template', key: ['app_background'] } as const]),
  ];
}
