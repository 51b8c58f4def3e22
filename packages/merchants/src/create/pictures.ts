import type { Merchant } from '@livery/themes';
import { brandColors } from '../brand/colors.ts';
import { monogram } from '../brand/monogram.ts';
import type { Brand } from '../brand/picture.ts';
import { brandPictures } from '../brand/pictures.ts';
import { standing, type Logo, type Standing } from './logo.ts';

/** Names of what is drawn, by the manifest's keys. */
export const iconFiles = {
  small: 'icon-192.png',
  large: 'icon-512.png',
  maskable: 'icon-maskable.png',
  apple: 'icon-apple.png',
  splash: 'splash.png',
  card: 'card.png',
} as const;

export type IconKey = keyof typeof iconFiles;

export interface DrawnSet {
  /** The operator's own, or the monogram. */
  readonly mark: Buffer;
  /** For the header that would swallow the mark. */
  readonly mono?: Buffer;
  readonly icons: Readonly<Record<string, Buffer>>;
  readonly note?: string;
}

/** Everything that is drawn for a merchant, in its colours and the mode of a first visit. */
export async function drawForBrand(
  merchant: Merchant,
  logo: Logo | undefined,
  say: (text: string) => void = () => {},
  draw: typeof brandPictures = brandPictures,
): Promise<DrawnSet> {
  const { name, code } = merchant.manifest;
  say('Drawing the mark');
  const colors = brandColors(merchant);
  const stand: Standing = logo
    ? await standing(logo, merchant)
    : { ground: colors.ground, lost: [] };
  const mark = logo?.bytes ?? Buffer.from(monogram(name, code, colors));
  const { mono, note } = stand;
  const brand: Brand = {
    merchant: merchant.manifest,
    colors,
    mark,
    drawn: !logo,
    ground: stand.ground,
  };
  say('Drawing icons, splash and card');
  // Splash and card have the ground of a first visit, as its header has.
  const plated = mono && stand.lost.includes(merchant.template.defaultTheme);
  const icons = await draw(brand, plated ? { ...brand, mark: mono } : brand);
  return {
    mark,
    icons,
    ...(mono ? { mono } : {}),
    ...(note === undefined ? {} : { note }),
  };
}
