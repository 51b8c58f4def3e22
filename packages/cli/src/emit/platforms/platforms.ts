import type { LoadedMerchant } from '@livery/merchants/load';
import { androidFiles } from './android.ts';
import { figmaFiles } from './figma.ts';
import { iosFiles } from './ios.ts';
import type { AppPlatform, PlatformFiles } from './platform.ts';
import { themeTokens } from './theme-tokens.ts';

/** A merchant’s theme for other makers of apps, and what each of them cannot say. */
export async function platformFiles(
  merchant: LoadedMerchant,
  platforms: readonly AppPlatform[],
): Promise<PlatformFiles> {
  const { manifest, template } = merchant;
  const tokens = themeTokens(merchant);
  const make = {
    ios: () => iosFiles(manifest.code, tokens),
    android: () => androidFiles(manifest.code, tokens),
    figma: () => figmaFiles({ name: manifest.name, firstMode: template.defaultTheme }, tokens),
  } as const satisfies Record<AppPlatform, () => PlatformFiles | Promise<PlatformFiles>>;
  const made = await Promise.all(platforms.map((platform) => make[platform]()));
  return {
    files: made.flatMap(({ files }) => files),
    leftOut: made.flatMap(({ leftOut }) => leftOut),
  };
}
