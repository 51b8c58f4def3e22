import type { Measure } from '../raster/check.ts';

export interface ArtBar {
  /** Bytes of a drawing, and of a photograph. */
  readonly drawn: number;
  readonly raster: number;
  readonly measure: Measure;
}

const kb = (count: number): number => count * 1024;

const wide: Measure = {
  width: [780, 2400],
  height: [480, 2400],
  ratio: [0.6, 2.2],
  says: '780 to 2400 wide, 480 to 2400 high, and at most 2.2 times as wide as high',
};

/** What each kind of a brand's own pictures may weigh and must measure. */
const bars: Readonly<Record<string, ArtBar>> = {
  scene: { drawn: kb(32), raster: kb(96), measure: wide },
  hero: { drawn: kb(32), raster: kb(96), measure: wide },
  empty: {
    drawn: kb(12),
    raster: kb(32),
    measure: {
      width: [264, 800],
      height: [192, 600],
      ratio: [1, 2],
      says: '264 to 800 wide, 192 to 600 high, and as wide as high or up to twice as wide',
    },
  },
  studios: {
    drawn: kb(12),
    raster: kb(16),
    measure: {
      width: [192, 960],
      height: [56, 480],
      ratio: [1, 6],
      says: '192 to 960 wide, 56 to 480 high, and as wide as high or up to six times as wide',
    },
  },
};

/** By the key that names the picture; nothing for what is no art of the brand. */
export const artBar = ([group, kind]: readonly (string | number)[]): ArtBar | undefined =>
  group === 'art' ? bars[String(kind)] : undefined;
