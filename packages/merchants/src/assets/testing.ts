import sharp from 'sharp';

/** A PNG of one colour. */
export const plainPng = (width: number, height: number, color = '#2457d6'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: color } })
    .png()
    .toBuffer();
