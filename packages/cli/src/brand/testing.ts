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
