export interface PicturePart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of a picture that a stage of that shape shows when the picture covers it. */
export function coveredPart(width: number, height: number, ratio: number): PicturePart {
  const wide = width / height > ratio;
  const part = wide ? { width: height * ratio, height } : { width, height: width / ratio };
  return {
    x: (width - part.width) / 2,
    y: (height - part.height) / 2,
    ...part,
  };
}

/** No longer than this on either side: enough to read small print, and little to send. */
const longest = 2048;

/** How large a part is kept. */
export function keptSize({ width, height }: PicturePart): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
