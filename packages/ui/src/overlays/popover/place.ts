/** A box in px, counted from where lines start: mirrored on pages that run the other way. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Placement {
  readonly side: 'above' | 'below';
  readonly align: 'start' | 'centre' | 'end';
}

export interface Place extends Pick<Placement, 'side'> {
  readonly x: number;
  readonly y: number;
}

/** Between the two, and from the edges of the room. */
const gap = 8;

const along = (anchor: Box, width: number, align: Placement['align']): number => {
  if (align === 'start') return anchor.x;
  return align === 'end' ? anchor.x + anchor.width - width : anchor.x + (anchor.width - width) / 2;
};

/**
 * Where something lies beside its anchor: on the side asked for, or opposite
 * where there alone is room; and never beyond the room itself.
 */
export function placeBeside(
  anchor: Box,
  panel: Pick<Box, 'width' | 'height'>,
  room: Box,
  { side, align }: Placement,
): Place {
  const above = anchor.y - gap - panel.height;
  const below = anchor.y + anchor.height + gap;
  const fitsAbove = above >= room.y + gap;
  const fitsBelow = below + panel.height <= room.y + room.height - gap;
  const turned = side === 'above' ? !fitsAbove && fitsBelow : !fitsBelow && fitsAbove;
  const at = (side === 'above') === turned ? 'below' : 'above';
  const most = room.x + room.width - gap - panel.width;
  return {
    side: at,
    x: Math.max(room.x + gap, Math.min(along(anchor, panel.width, align), most)),
    y: at === 'above' ? above : below,
  };
}
