/** Colour is mixed in OKLCH: lightening in HSL turns reds pink and blues grey. */
interface Oklch {
  light: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];

const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const encoded = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

function channels(hex: string): Triple {
  const value = Number.parseInt(
    hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&').slice(1) : hex.slice(1),
    16,
  );
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

function toOklab(hex: string): Triple {
  const [r, g, b] = channels(hex).map(linear) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toRgb(light: number, a: number, b: number): Triple {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const inGamut = (rgb: Triple) => rgb.every((value) => value >= -0.0005 && value <= 1.0005);

function toHex({ light, chroma, hue }: Oklch): string {
  const clamped = Math.min(1, Math.max(0, light));
  const angle = (hue * Math.PI) / 180;
  let rgb = toRgb(clamped, chroma * Math.cos(angle), chroma * Math.sin(angle));
  // Out of gamut, colourfulness gives way before lightness or hue does.
  for (let share = 0.95; !inGamut(rgb) && share > 0; share -= 0.05) {
    const less = chroma * share;
    rgb = toRgb(clamped, less * Math.cos(angle), less * Math.sin(angle));
  }
  const bytes = rgb.map((value) => Math.round(encoded(Math.min(1, Math.max(0, value))) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function toOklch(hex: string): Oklch {
  const [light, a, b] = toOklab(hex);
  return { light, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI };
}

export function lightness(hex: string): number {
  return toOklab(hex)[0];
}

/** How unlike two colours look. */
export function distance(first: string, second: string): number {
  const [a, b] = [toOklab(first), toOklab(second)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Moves a colour by lightness and hue, and scales its chroma. */
export function shade(hex: string, light: number, turn = 0, chroma = 1): string {
  const from = toOklch(hex);
  return toHex({ light: from.light + light, chroma: from.chroma * chroma, hue: from.hue + turn });
}

export function mix(first: string, second: string, share: number): string {
  const a = toOklab(first);
  const b = toOklab(second);
  const [light, x, y] = a.map(
    (value, at) => value + ((b[at] ?? 0) - value) * share,
  ) as unknown as Triple;
  return toHex({ light, chroma: Math.hypot(x, y), hue: (Math.atan2(y, x) * 180) / Math.PI });
}
