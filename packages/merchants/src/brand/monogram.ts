import { createHash } from 'node:crypto';
import { glyphOf, initialOf, type Glyph } from './alphabet.ts';
import type { BrandColors } from './colors.ts';
import { plates, type Plate } from './plates.ts';

const treatments = ['solid', 'duo', 'inline'] as const;
const lights = ['flat', 'dawn', 'facet', 'rim'] as const;

/** How a mark is drawn; everything follows from the merchant's code. */
export interface MonogramStyle {
  readonly plate: Plate;
  readonly treatment: (typeof treatments)[number];
  readonly light: (typeof lights)[number];
}

const pick = <T>(list: readonly [T, ...T[]], byte = 0): T => list[byte % list.length] ?? list[0];

/** The same code draws the same mark, on every machine and in every year. */
export function styleOf(code: string): MonogramStyle {
  const hash = createHash('sha256').update(code).digest();
  return {
    plate: pick(plates, hash[0]),
    treatment: pick(treatments, hash[1]),
    light: pick(lights, hash[2]),
  };
}

const show = (value: number, steps = 100): number => Math.round(value * steps) / steps;

const stroke = (d: string, color: string, width: number): string =>
  `<path stroke="${color}" stroke-width="${width}" d="${d}"/>`;

/** The letter, set in the middle by what the eye sees of it: its strokes, not their centre lines. */
function letter(
  glyph: Glyph,
  treatment: MonogramStyle['treatment'],
  colors: BrandColors,
  { height, x, y }: { height: number; x: number; y: number },
): string {
  const weight = treatment === 'inline' ? 27 : 23;
  // Wide letters are set smaller, so that all of them weigh the same on the plate.
  const scale = (height / 100) * Math.min(1, 96 / (glyph.width + weight / 2));
  const left = x - (glyph.width * scale) / 2;
  const top = y - 50 * scale;
  const [main, ...others] = glyph.strokes;
  const duo = treatment === 'duo' && others.length > 0;
  const body = duo
    ? // What is set off lies under the main stroke, so that their joint stays clean.
      others.map((d) => stroke(d, colors.onSoft, weight)).join('') + stroke(main, colors.on, weight)
    : stroke(glyph.strokes.join(''), colors.on, weight);
  const inline =
    treatment === 'inline' ? stroke(glyph.strokes.join(''), colors.fill, show(weight * 0.17)) : '';
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round" transform="translate(${show(left)} ${show(top)}) scale(${show(scale, 10_000)})">${body}${inline}</g>`;
}

/** What is on the plate besides the letter. */
function ground({ plate, light }: MonogramStyle, colors: BrandColors): string {
  const fill = light === 'dawn' ? 'url(#a)' : colors.fill;
  const base = `<path fill="${fill}" d="${plate.outline}"/>`;
  const inner = (color: string, width: number): string =>
    `<path fill="none" stroke="${color}" stroke-width="${width}" transform="translate(2.64 2.64) scale(.89)" d="${plate.outline}"/>`;
  const facet = `<path fill="${colors.high}" clip-path="url(#b)" d="M48 0V48L0 0Z"/>`;
  const rim = colors.melts ? inner(colors.on, 1.6) : inner(colors.high, 1.6);
  return base + (light === 'facet' ? facet : '') + (light === 'rim' || colors.melts ? rim : '');
}

function definitions({ plate, light }: MonogramStyle, colors: BrandColors): string {
  if (light === 'dawn')
    return `<defs><linearGradient id="a" x1="8" y1="2" x2="40" y2="46" gradientUnits="userSpaceOnUse"><stop stop-color="${colors.high}"/><stop offset="1" stop-color="${colors.fill}"/></linearGradient></defs>`;
  return light === 'facet'
    ? `<defs><clipPath id="b"><path d="${plate.outline}"/></clipPath></defs>`
    : '';
}

const glyphFor = (name: string, code: string): Glyph => {
  const glyph = glyphOf(initialOf(name, code));
  if (!glyph) throw new Error(`No letter for ${code}`);
  return glyph;
};

/** The letter alone in the middle of a square, for icons that bring their own ground. */
export const monogramLetter = (
  name: string,
  code: string,
  colors: BrandColors,
  size: number,
  height: number,
): string =>
  letter(glyphFor(name, code), styleOf(code).treatment, colors, {
    height,
    x: size / 2,
    y: size / 2,
  });

/** A mark for a merchant that has none: its first letter on a plate, in its colour. */
export function monogram(name: string, code: string, colors: BrandColors): string {
  const style = styleOf(code);
  const { letter: height, middle } = style.plate;
  const set = letter(glyphFor(name, code), style.treatment, colors, { height, x: 24, y: middle });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${definitions(style, colors)}${ground(style, colors)}${set}</svg>\n`;
}
