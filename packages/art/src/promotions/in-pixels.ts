import sharp from 'sharp';
import { drawPromotion, type Promotion } from './draw-promotion.ts';

/** As wide as a platform sends its banners. */
const width = 960;

/** The same in pixels: a phone draws hundreds of shapes on the thread that answers a thumb. */
export const toWebp = (promotion: Promotion): Promise<Buffer> =>
  sharp(Buffer.from(drawPromotion(promotion)), { density: 200 })
    .resize({ width })
    .removeAlpha()
    .webp({ quality: 70, effort: 6 })
    .toBuffer();

/** Where a merchant has it. */
export const fileOf = ({ merchant, name }: Promotion): URL =>
  new URL(`../../../../merchants/${merchant}/assets/banner-${name}.webp`, import.meta.url);
