import type { PictureSize } from '@livery/themes';
import { rasterHeader } from '../raster/check.ts';
import type { AssetKind } from '../kind.ts';
import { svgSize } from '../svg/check.ts';
import { readXml } from '../svg/xml.ts';

/** How large a picture is that passed the check; a drawing in its own units. */
export function sizeOf(bytes: Buffer, kind: AssetKind): PictureSize | undefined {
  if (kind !== 'svg') return rasterHeader(bytes, kind);
  const { root } = readXml(bytes.toString('utf8'));
  return root && svgSize(root);
}
