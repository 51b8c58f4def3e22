interface Span {
  readonly top: number;
  readonly bottom: number;
}

export interface Room {
  readonly side: 'above' | 'below';
  /** How high a list may be there. */
  readonly most: number;
}

/** From the field, and from the edge of what is in sight. */
export const gap = 8;
const enough = 220;
const tallest = 360;
const least = 96;

/** Where a list has room beside its field, of what a keyboard leaves in sight. */
export function roomBeside(field: Span, sight: Span): Room {
  const below = sight.bottom - field.bottom - 2 * gap;
  const above = field.top - sight.top - 2 * gap;
  const side = below >= enough || below >= above ? 'below' : 'above';
  const room = side === 'below' ? below : above;
  return { side, most: Math.round(Math.max(least, Math.min(tallest, room))) };
}
