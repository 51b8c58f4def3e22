/** As wide as a screen: enough to read a document by, and no print of it. */
const WIDEST = 1600;

/** Drawn anew with somebody's name across it: what leaks says by whom. */
export async function watermarked(bytes: Buffer, mark: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(bytes)
    .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer({ resolveWithObject: true });
  // A name and a time have no other signs; none is to be read as a part of the drawing.
  const drawn = mark.replaceAll(/[^\p{L}\p{N} .:@_-]/gu, '');
  const size = Math.max(12, Math.round(info.width / 28));
  const line = `<text font-family="sans-serif" font-size="${size}" fill="#fff" stroke="#000" stroke-width="${size / 24}" opacity="0.45"`;
  const lines = [0.25, 0.55, 0.85].map(
    (at) => `${line} x="4%" y="${Math.round(info.height * at)}">${drawn}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}">${lines.join('')}</svg>`;
  return sharp(data)
    .composite([{ input: Buffer.from(svg) }])
    .jpeg({ quality: 85 })
    .toBuffer();
}
