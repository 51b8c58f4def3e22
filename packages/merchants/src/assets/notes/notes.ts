import type { AssetKind } from '../kind.ts';
import { withoutJpgNotes } from './jpg.ts';
import { withoutPngNotes } from './png.ts';
import { withoutSvgNotes } from './svg.ts';
import { withoutWebpNotes } from './webp.ts';

/**
 * A picture as it is published: what is drawn and the colours it is meant in,
 * without what a camera or a program wrote beside it, such as the place where
 * it was taken. The pixels are not packed anew.
 */
export function withoutNotes(bytes: Buffer, kind: AssetKind): Buffer {
  switch (kind) {
    case 'svg':
      return withoutSvgNotes(bytes);
    case 'png':
      return withoutPngNotes(bytes);
    case 'webp':
      return withoutWebpNotes(bytes);
    case 'jpg':
      return withoutJpgNotes(bytes);
    case 'avif':
      // Its parts point at each other by place, so that one with notes is refused instead.
      return bytes;
  }
}
