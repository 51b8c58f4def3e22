import type { RasterKind } from './raster/check.ts';

export type AssetKind = 'svg' | RasterKind;

/** What a picture says it is, by the end of its name. */
export const kindOf = (path: string): AssetKind | undefined => {
  const ending = /\.(svg|png|webp|avif|jpg)$/i.exec(path)?.[1]?.toLowerCase();
  return ending as AssetKind | undefined;
};
