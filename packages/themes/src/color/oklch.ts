import type { Linear } from './rgb.ts';

/** Lightness 0 to 1, chroma, hue in degrees. */
export interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const radians = Math.PI / 180;

/** Light of sRGB to OKLCH, after Björn Ottosson's definition. */
export function lchOfLinear([r, g, b]: Linear): Lch {
  const x = Math.cbrt(0.412221469470763 * r + 0.5363325372617348 * g + 0.0514459932675022 * b);
  const y = Math.cbrt(0.2119034958178252 * r + 0.6806995506452344 * g + 0.1073969535369406 * b);
  const z = Math.cbrt(0.0883024591900564 * r + 0.2817188391361215 * g + 0.6299787016738222 * b);
  const l = 0.210454268309314 * x + 0.7936177747023054 * y - 0.0040720430116193 * z;
  // A grey has no hue; what rounding leaves of one must not tint a ramp.
  if (r === g && g === b) return { l, c: 0, h: 0 };
  const a = 1.9779985324311684 * x - 2.4285922420485799 * y + 0.450593709617411 * z;
  const bb = 0.0259040424655478 * x + 0.7827717124575296 * y - 0.8086757549230774 * z;
  return { l, c: Math.sqrt(a * a + bb * bb), h: (Math.atan2(bb, a) / radians + 360) % 360 };
}

/** A hue as a direction, so that a search along one hue asks for its sine only once. */
interface Direction {
  readonly a: number;
  readonly b: number;
}

const directionOf = (h: number): Direction => ({
  a: Math.cos(h * radians),
  b: Math.sin(h * radians),
});

const cube = (part: number): number => part * part * part;

/** OKLCH to light of sRGB; outside 0 to 1 where no screen of sRGB shows it. */
function linearOfLch(l: number, c: number, { a: da, b: db }: Direction): Linear {
  const [a, b] = [c * da, c * db];
  const x = cube(l + 0.3963377773761749 * a + 0.2158037573099136 * b);
  const y = cube(l - 0.1055613458156586 * a - 0.0638541728258133 * b);
  const z = cube(l - 0.0894841775298119 * a - 1.2914855480194092 * b);
  return [
    4.0767416360759574 * x - 3.3077115392580616 * y + 0.2309699031821044 * z,
    -1.2684379732850317 * x + 2.6097573492876887 * y - 0.3413193760026573 * z,
    -0.0041960761386756 * x - 0.7034186179359362 * y + 1.7076146940746117 * z,
  ];
}

// Far below what a byte can tell, far above what the arithmetic loses.
const slack = 1e-6;
const inside = (light: number): boolean => light >= -slack && light <= 1 + slack;

const shows = ([r, g, b]: Linear): boolean => inside(r) && inside(g) && inside(b);

/** The most chroma of a hue that sRGB shows is less than this. */
const chromaLimit = 0.4;
/** Halvings after which what is left of the chroma moves no byte by more than rounding does. */
const halvings = 14;

/** The colour of the same lightness and hue with as much of the chroma as sRGB shows. */
export function mapped({ l, c, h }: Lch): Linear {
  if (l <= 0) return [0, 0, 0];
  if (l >= 1) return [1, 1, 1];
  const direction = directionOf(h);
  const whole = linearOfLch(l, c, direction);
  if (shows(whole)) return whole;
  let [low, high] = [0, Math.min(c, chromaLimit)];
  let best = linearOfLch(l, 0, direction);
  for (let step = 0; step < halvings; step++) {
    const middle = (low + high) / 2;
    const light = linearOfLch(l, middle, direction);
    if (shows(light)) [low, best] = [middle, light];
    else high = middle;
  }
  return best;
}
