import type { Hex } from '../contract/value.ts';
import { bytesOf } from './rgb.ts';

const light = (byte: number): number => (byte / 255) ** 2.4;

// Published as 1.414; that it is almost the root of two means nothing.
const toe = 1414 / 1000;

/** Screen luminance as APCA estimates it: a plain power, not the curve of sRGB. */
function screenLuminance(hex: Hex): number {
  const [r, g, b] = bytesOf(hex);
  const sum = 0.2126729 * light(r) + 0.7151522 * light(g) + 0.072175 * light(b);
  // Near black a screen never gets as dark as its numbers say.
  return sum < 0.022 ? sum + (0.022 - sum) ** toe : sum;
}

/**
 * Lc, the lightness contrast of APCA 0.0.98G-4g: positive for dark text on a
 * light ground, negative for light text on a dark one, to about 106. It is
 * reported beside the ratio and decides nothing, because no law asks for it.
 */
export function lightnessContrast(text: Hex, ground: Hex): number {
  const [y, on] = [screenLuminance(text), screenLuminance(ground)];
  if (Math.abs(on - y) < 0.0005) return 0;
  if (on > y) {
    const raw = (on ** 0.56 - y ** 0.57) * 1.14;
    return raw < 0.1 ? 0 : (raw - 0.027) * 100;
  }
  const raw = (on ** 0.65 - y ** 0.62) * 1.14;
  return raw > -0.1 ? 0 : (raw + 0.027) * 100;
}
