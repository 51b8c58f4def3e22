import { within } from './nearest.ts';
import type { Span } from './packaged-face.ts';
import type { ReadFont } from './read-font.ts';
import type { Axes } from './subset.ts';

/** What is known of a face of the brand's own. */
interface FaceAxes {
  readonly font: Pick<ReadFont, 'axes'>;
  readonly weight: Span;
}

/** What is drawn of the axes that a face of the brand's own has. */
export function drawnOf({ font, weight }: FaceAxes, wanted: Axes): Axes {
  const width = font.axes.get('wdth');
  return {
    ...(font.axes.has('wght') && wanted.wght
      ? { wght: wanted.wght.map((one) => within(one, weight)) }
      : {}),
    ...(width && wanted.wdth ? { wdth: wanted.wdth.map((one) => within(one, width)) } : {}),
  };
}
