/**
 * A stroke alphabet of our own, so that no picture depends on a font of the
 * machine that draws it. Centre lines in a box as high as a capital: 100.
 * The strokes of a letter stand apart, so that one of them can be set off.
 */
export interface Glyph {
  readonly width: number;
  /** The main stroke first. */
  readonly strokes: readonly [string, ...string[]];
}

const glyph = (width: number, ...strokes: [string, ...string[]]): Glyph => ({ width, strokes });

const ring = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x} ${y - ry}A${rx} ${ry} 0 1 1 ${x} ${y + ry}A${rx} ${ry} 0 1 1 ${x} ${y - ry}Z`;

const letters: Readonly<Record<string, Glyph>> = {
  A: glyph(88, 'M0 100L44 0L88 100', 'M18 66H70'),
  B: glyph(66, 'M0 0V100', 'M0 0H36A25 25 0 0 1 36 50H0', 'M0 50H41A25 25 0 0 1 41 100H0'),
  C: glyph(86, 'M86 15A50 50 0 1 0 86 85'),
  D: glyph(80, 'M0 0V100', 'M0 0H30A50 50 0 0 1 30 100H0'),
  E: glyph(60, 'M60 0H0V100H60', 'M0 50H50'),
  F: glyph(58, 'M58 0H0V100', 'M0 50H48'),
  G: glyph(96, 'M85 14A50 50 0 1 0 96 70V54', 'M96 54H58'),
  H: glyph(74, 'M0 0V100M74 0V100', 'M0 50H74'),
  I: glyph(0, 'M0 0V100'),
  J: glyph(48, 'M48 0V74A24 26 0 0 1 0 74'),
  K: glyph(68, 'M0 0V100', 'M64 0L0 62', 'M25 38L68 100'),
  L: glyph(56, 'M0 0V100H56'),
  M: glyph(92, 'M0 100V0L46 66L92 0V100'),
  N: glyph(76, 'M0 100V0L76 100V0'),
  O: glyph(100, ring(50, 50, 50)),
  P: glyph(66, 'M0 100V0', 'M0 0H37A29 29 0 0 1 37 58H0'),
  Q: glyph(100, ring(50, 50, 50), 'M64 64L98 102'),
  R: glyph(68, 'M0 100V0H37A28 28 0 0 1 37 56H0', 'M34 56L68 100'),
  S: glyph(
    66,
    'M62 18C56 6 46 0 33 0C15 0 3 10 3 26C3 42 16 47 33 50C53 53 66 59 66 75C66 91 52 100 33 100C16 100 5 93 0 80',
  ),
  T: glyph(76, 'M38 0V100', 'M0 0H76'),
  U: glyph(74, 'M0 0V63A37 37 0 0 0 74 63V0'),
  V: glyph(86, 'M0 0L43 100L86 0'),
  W: glyph(124, 'M0 0L31 100L62 12L93 100L124 0'),
  X: glyph(78, 'M0 0L78 100', 'M78 0L0 100'),
  Y: glyph(80, 'M0 0L40 52L80 0', 'M40 52V100'),
  Z: glyph(72, 'M0 0H72L0 100H72'),
  0: glyph(72, ring(36, 50, 36, 50)),
  1: glyph(30, 'M0 20L30 0V100'),
  2: glyph(66, 'M2 30C2 11 15 0 33 0C51 0 63 11 63 28C63 40 57 48 47 58L2 100H66'),
  3: glyph(63, 'M4 0H58L29 39C49 39 63 50 63 69C63 88 49 100 30 100C15 100 4 92 0 80'),
  4: glyph(70, 'M52 100V0L0 70H70'),
  5: glyph(
    64,
    'M58 0H12L6 46C13 40 21 38 30 38C50 38 64 50 64 69C64 88 50 100 30 100C15 100 4 92 0 80',
  ),
  6: glyph(66, 'M45 0L8 47', ring(33, 67, 33)),
  7: glyph(64, 'M0 0H64L22 100'),
  8: glyph(64, ring(32, 24, 25, 24), ring(32, 74, 32, 26)),
  9: glyph(66, 'M21 100L58 53', ring(33, 33, 33)),
  '-': glyph(34, 'M0 52H34'),
  '+': glyph(52, 'M0 52H52', 'M26 26V78'),
  '.': glyph(0, 'M0 100V99'),
  '!': glyph(0, 'M0 0V66', 'M0 100V99'),
  "'": glyph(0, 'M0 0V16'),
  '&': glyph(
    80,
    'M80 100L17 33A21 21 0 1 1 50 26C50 46 0 44 0 74C0 90 12 100 30 100C56 100 72 80 76 54',
  ),
};

/** The glyph of a character; accents are left out, what has none is not drawn. */
export const glyphOf = (character: string): Glyph | undefined =>
  letters[character.normalize('NFD').charAt(0).toUpperCase()];

/** What stands for a merchant in one letter: its name's first that can be drawn, else its code's. */
export function initialOf(name: string, code: string): string {
  const capitals = [...`${name}${code}`].map((one) => one.normalize('NFD').charAt(0).toUpperCase());
  return capitals.find((one) => /[A-Z0-9]/.test(one)) ?? 'L';
}
