/**
 * Colours and ratios as WCAG 2.2 and CSS define them, written from those texts
 * alone: nothing of the engine's is used, so that the two can disagree.
 */
export interface Paint {
  /** 0 to 1, as sRGB writes them. */
  readonly channels: readonly [red: number, green: number, blue: number];
  readonly alpha: number;
}

/** `#rrggbb` or `#rrggbbaa`. */
export function paintOf(hex: string): Paint {
  if (!/^#([0-9a-f]{2}){3,4}$/.test(hex)) throw new Error(`${hex} is no colour`);
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return {
    channels: [part(1), part(3), part(5)],
    alpha: hex.length === 9 ? part(7) : 1,
  };
}

/** What is seen of a paint on one that lets nothing through. */
export function laidOn(above: Paint, below: Paint): Paint {
  const [red, green, blue] = above.channels.map(
    (channel, index) => channel * above.alpha + (below.channels[index] ?? 0) * (1 - above.alpha),
  );
  return { channels: [red ?? 0, green ?? 0, blue ?? 0], alpha: 1 };
}

/** A place on the way of a gradient, which CSS mixes with alpha multiplied in. */
export function between(one: Paint, other: Paint, part: number): Paint {
  const alpha = one.alpha * (1 - part) + other.alpha * part;
  if (alpha === 0) return { channels: one.channels, alpha };
  const [red, green, blue] = one.channels.map(
    (channel, index) =>
      (channel * one.alpha * (1 - part) + (other.channels[index] ?? 0) * other.alpha * part) /
      alpha,
  );
  return { channels: [red ?? 0, green ?? 0, blue ?? 0], alpha };
}

function relativeLuminance({ channels }: Paint): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function ratioOf(one: Paint, other: Paint): number {
  const lights = [relativeLuminance(one), relativeLuminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}
