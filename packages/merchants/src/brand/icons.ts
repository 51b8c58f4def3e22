import { pixelsAtMost } from '../assets/raster/check.ts';
import { letterOf, png, svg, type Brand } from './picture.ts';

/** A launcher may cut an icon to any shape; the circle in the middle is what it must keep. */
const safeZone = 0.8;

const tile = (size: number, fill: string): string =>
  `<rect width="${size}" height="${size}" fill="${fill}"/>`;

const middle = (brand: Brand, size: number, share: number) => {
  const side = size * share;
  const inset = (size - side) / 2;
  return { bytes: brand.mark, left: inset, top: inset, width: side, height: side };
};

/** As it is, on nothing: the system puts it on what it likes. */
const free = (brand: Brand, size: number): Promise<Buffer> =>
  png(svg(size, size, ''), middle(brand, size, 0.94));

/** To the edges: the letter alone on the brand's colour, or the logo on a ground it can be seen on. */
const full = (brand: Brand, size: number, share: number): Promise<Buffer> =>
  brand.drawn
    ? png(
        svg(size, size, tile(size, brand.colors.fill) + letterOf(brand, size, size * share * 0.78)),
      )
    : png(svg(size, size, tile(size, brand.ground)), middle(brand, size, share));

/** How long a logo's longer side may be, so that its corners stay in the circle. */
async function inCircle({ mark, drawn }: Brand): Promise<number> {
  if (drawn) return safeZone / Math.SQRT2;
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(mark, { limitInputPixels: pixelsAtMost }).metadata();
  return safeZone / Math.hypot(1, Math.min(width, height) / Math.max(width, height));
}

/** The icons that phones and browsers ask for, by the manifest's own names. */
export async function icons(brand: Brand): Promise<Readonly<Record<string, Buffer>>> {
  const [small, large, maskable, apple] = await Promise.all([
    free(brand, 192),
    free(brand, 512),
    full(brand, 512, await inCircle(brand)),
    full(brand, 180, 0.68),
  ]);
  return { small, large, maskable, apple };
}
