import type { Colour } from '../survey.ts';

const known = new Map<string, Colour>();
let pen: OffscreenCanvasRenderingContext2D | null | undefined;

/** A colour in whatever notation the browser computed it, as the browser would paint it. */
export function colourOf(written: string): Colour {
  const before = known.get(written);
  if (before) return before;
  pen ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('There is no canvas to read colours with.');
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = written;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
  const colour: Colour = [red, green, blue, alpha / 255];
  known.set(written, colour);
  return colour;
}
