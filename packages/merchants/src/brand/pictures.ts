import { icons } from './icons.ts';
import type { Brand } from './picture.ts';
import { socialCard, splash } from './splash.ts';

/** Icons, splash and card by the manifest's own names; the large ones may want another mark. */
export async function brandPictures(
  brand: Brand,
  large: Brand,
): Promise<Readonly<Record<string, Buffer>>> {
  const [set, start, card] = await Promise.all([icons(brand), splash(large), socialCard(large)]);
  return { ...set, splash: start, card };
}
