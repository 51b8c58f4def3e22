import { Resvg } from '@resvg/resvg-js';

/** How a picture looks from afar: 64 bits of its coarsest shapes, and the mean colours of an 8×8 grid. */
export interface Print {
  readonly high: number;
  readonly low: number;
  readonly colours: readonly number[];
}

const side = 32;
const width = 48;

const cosines = Array.from({ length: 8 }, (_, u) =>
  Array.from({ length: side }, (__, x) => Math.cos(((2 * x + 1) * u * Math.PI) / (2 * side))),
);

/** Means of the picture's pixels over a grid, red, green and blue in turn. */
function grid(pixels: Uint8Array, height: number, cells: number): Float64Array {
  const sums = new Float64Array(cells * cells * 3);
  const counts = new Float64Array(cells * cells);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const cell = Math.floor((y * cells) / height) * cells + Math.floor((x * cells) / width);
      counts[cell] = (counts[cell] ?? 0) + 1;
      for (let channel = 0; channel < 3; channel += 1) {
        sums[cell * 3 + channel] =
          (sums[cell * 3 + channel] ?? 0) + (pixels[(y * width + x) * 4 + channel] ?? 0);
      }
    }
  }
  return sums.map((sum, at) => sum / (counts[Math.floor(at / 3)] ?? 1));
}

/** The lowest 8×8 frequencies against their median: what a perceptual hash is. */
function bits(means: Float64Array): boolean[] {
  const grey = (x: number, y: number) => {
    const at = (y * side + x) * 3;
    return 0.299 * (means[at] ?? 0) + 0.587 * (means[at + 1] ?? 0) + 0.114 * (means[at + 2] ?? 0);
  };
  const rows = Array.from({ length: side }, (_, y) =>
    cosines.map((wave) => wave.reduce((sum, value, x) => sum + value * grey(x, y), 0)),
  );
  const waves = cosines.flatMap((wave) =>
    cosines.map((_, u) => wave.reduce((sum, value, y) => sum + value * (rows[y]?.[u] ?? 0), 0)),
  );
  const median = waves.slice(1).toSorted((a, b) => a - b)[31] ?? 0;
  return waves.map((value) => value > median);
}

const packed = (list: readonly boolean[]): number =>
  list.reduce((word, bit) => ((word << 1) | Number(bit)) >>> 0, 0);

export function printOf(svg: string): Print {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render();
  const all = bits(grid(image.pixels, image.height, side));
  return {
    high: packed(all.slice(0, 32)),
    low: packed(all.slice(32)),
    colours: [...grid(image.pixels, image.height, 8)],
  };
}

function ones(word: number): number {
  let [rest, count] = [word >>> 0, 0];
  for (; rest !== 0; rest = (rest & (rest - 1)) >>> 0) count += 1;
  return count;
}

export interface Gap {
  /** How many of the 64 bits differ. */
  readonly bits: number;
  /** Root mean square of the colour grids' difference, of 255. */
  readonly rms: number;
}

function gapBetween(a: Print, b: Print): Gap {
  let sum = 0;
  for (let at = 0; at < a.colours.length; at += 1) {
    const delta = (a.colours[at] ?? 0) - (b.colours[at] ?? 0);
    sum += delta * delta;
  }
  return {
    bits: ones(a.high ^ b.high) + ones(a.low ^ b.low),
    rms: Math.sqrt(sum / a.colours.length),
  };
}

/** Alike at a glance: the same shapes in similar colours, or the same colours in the same places. */
export const isNear = ({ bits: differing, rms }: Gap): boolean =>
  (differing <= 10 && rms < 40) || rms < 24;

export interface Pair extends Gap {
  readonly first: number;
  readonly second: number;
}

export function* pairs(prints: readonly Print[]): Generator<Pair> {
  for (const [second, print] of prints.entries()) {
    for (let first = 0; first < second; first += 1) {
      const other = prints[first];
      if (other !== undefined) yield { first, second, ...gapBetween(other, print) };
    }
  }
}
