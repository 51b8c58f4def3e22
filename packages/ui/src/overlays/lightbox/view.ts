/** How a picture is seen: how many times as large as it fits, and how far its middle is from that of its frame. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** All of it. */
export const whole: View = { scale: 1, x: 0, y: 0 };

/** By how much a press of the button or a key makes it larger. */
export const step = 1.5;
/** How large a double press makes it. */
export const closeUp = 2.5;

/** Three times at least, and twice its own size where it has much to show. */
export const largest = (natural: Size, fitted: Size): number =>
  Math.min(8, Math.max(3, (2 * natural.width) / fitted.width));

/** Never beyond the edge; what is smaller than its frame stays in the middle. */
function within(offset: number, size: number, frame: number): number {
  const most = Math.max(0, (size - frame) / 2);
  return Math.min(most, Math.max(-most, offset)) + 0;
}

/** The nearest view in which no edge of the picture is within the frame without need. */
export function kept({ scale, x, y }: View, most: number, fitted: Size, frame: Size): View {
  const held = Math.min(most, Math.max(1, scale));
  return {
    scale: held,
    x: within(x, fitted.width * held, frame.width),
    y: within(y, fitted.height * held, frame.height),
  };
}

/** Larger or smaller, while what lies at a point, counted from the middle of the frame, stays there. */
export function about(view: View, scale: number, { x, y }: Point): View {
  const by = scale / view.scale;
  return { scale, x: x - (x - view.x) * by, y: y - (y - view.y) * by };
}
