import { within } from '../assets/font/nearest.ts';
import type { Axes } from '../assets/font/subset.ts';
import type { OwnFace } from './faces.ts';

/** What is drawn of the axes that a face of the brand's own has. */
export function drawnOf({ font, weight }: OwnFace, wanted: Axes): Axes {
  const width = font.axes.get('wdth');
  return {
    ...(font.axes.has('wght') && wanted.wght
      ? { wght: wanted.wght.map((one) => within(one, weight)) }
      : {}),
    ...(width && wanted.wdth ? { wdth: wanted.wdth.map((one) => within(one, width)) } : {}),
  };
}
