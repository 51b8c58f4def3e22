import type { Hex } from '../contract/value.ts';

/** Three channels of light in proportion to energy, 0 to 1 inside sRGB. */
export type Linear = readonly [r: number, g: number, b: number];

export const toLinear = (part: number): number => {
  const size = Math.abs(part);
  return size <= 0.04045 ? part / 12.92 : Math.sign(part) * ((size + 0.055) / 1.055) ** 2.4;
};

const fromLinear = (light: number): number => {
  const size = Math.abs(light);
  return size <= 0.0031308 ? light * 12.92 : Math.sign(light) * (1.055 * size ** (1 / 2.4) - 0.055);
};

/** The light of every byte: there are only 256 of them, and every measure asks. */
const lightOfByte: readonly number[] = Array.from({ length: 256 }, (_, byte) =>
  toLinear(byte / 255),
);

const hexPattern = /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** The bytes of a colour as written: red, green, blue, alpha. */
export function bytesOf(hex: Hex): readonly [number, number, number, number] {
  if (!hexPattern.test(hex)) throw new Error(`Not a colour: ${hex}`);
  const rgb = Number.parseInt(hex.slice(1, 7), 16);
  const alpha = hex.length === 9 ? Number.parseInt(hex.slice(7), 16) : 255;
  return [rgb >> 16, (rgb >> 8) & 255, rgb & 255, alpha];
}

export function linearOf(hex: Hex): Linear {
  const [r, g, b] = bytesOf(hex);
  return [lightOfByte[r] ?? 0, lightOfByte[g] ?? 0, lightOfByte[b] ?? 0];
}

/** A part of 0 to 1 as the byte it is written with; what is outside is cut off. */
export const byteOf = (part: number): number => Math.round(Math.min(1, Math.max(0, part)) * 255);

export const hexOfBytes = (r: number, g: number, b: number, alpha = 255): Hex => {
  const rgb = ((r << 16) | (g << 8) | b).toString(16).padStart(6, '0');
  return alpha < 255 ? `#${rgb}${alpha.toString(16).padStart(2, '0')}` : `#${rgb}`;
};

export const hexOfLinear = ([r, g, b]: Linear, alpha = 1): Hex =>
  hexOfBytes(byteOf(fromLinear(r)), byteOf(fromLinear(g)), byteOf(fromLinear(b)), byteOf(alpha));
