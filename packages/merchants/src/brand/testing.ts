import { brandPictures } from './pictures.ts';
import { readMerchant, currentVersion, type Merchant } from '@livery/themes';
import { brandColors, type BrandColors } from './colors.ts';

/** A merchant in memory that grew from one colour. */
export function grown(color: string, name = 'Test', code = 'test'): Merchant {
  const manifest = {
    schemaVersion: currentVersion,
    code,
    name,
    environment: 'demo',
    domains: ['test.localhost'],
    brand: { action: { color, policy: 'nearest' } },
    logo: { mark: 'assets/mark.svg' },
  };
  const { merchant, diagnostics } = readMerchant({
    manifest: { file: 'manifest.jsonc', text: JSON.stringify(manifest) },
    modes: {},
    texts: {},
  });
  if (!merchant) throw new Error(JSON.stringify(diagnostics));
  return merchant;
}

export const colorsOf = (color: string): BrandColors => brandColors(grown(color));

let known: ReturnType<typeof brandPictures> | undefined;

/** Real pictures of the first brand that asks, which stand in for those of all others. */
export const drawnOnce: typeof brandPictures = (brand, large) =>
  (known ??= brandPictures(brand, large));
