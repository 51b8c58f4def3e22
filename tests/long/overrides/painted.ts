import { between, laidOn, paintOf, ratioOf, type Paint } from './wcag.ts';

export type Mode = 'dark' | 'light';
/** Custom properties of one mode, as a browser would read them. */
export type Values = ReadonlyMap<string, string>;

const black = paintOf('#000000');
const white = paintOf('#ffffff');

/** `color.surface.page` as the sheet names it. */
export const propertyOf = (path: string): string =>
  `--lv-${path.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** What a sheet says in a mode, over what stands in the base. */
export function valuesIn(css: string, mode: Mode, base: Values): Values {
  const values = new Map(base);
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (selector.trim() !== ':root' && selector.trim() !== `[data-theme='${mode}']`) continue;
    for (const line of body.split(';')) {
      const colon = line.indexOf(':');
      if (colon > 0) values.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
    }
  }
  return values;
}

const at = (values: Values, path: string): string => {
  const value = values.get(propertyOf(path));
  if (value === undefined) throw new Error(`${path} has no value`);
  return value;
};

/** So many places of a gradient are looked at between two stops. */
const places = 48;

function* placesOf(colors: readonly Paint[]): Generator<Paint> {
  const [first] = colors;
  if (first) yield first;
  for (const [index, next] of colors.slice(1).entries()) {
    const stop = colors[index] ?? next;
    for (let place = 1; place <= places; place++) yield between(stop, next, place / places);
  }
}

/** Bars that stay while the page goes by under them, with whatever is on it. */
const overAnything = /^color\.surface\.(bar|header)$/;

/** Grounds that a component mixes, by parts read off its styles: so much of a tint over a ground. */
export const mixes = [
  { ink: 'color.frame.text', part: 0.12, tint: 'color.frame.text', over: 'color.frame.ground' },
  { ink: 'color.frame.soft', part: 0.08, tint: 'color.frame.text', over: 'color.frame.ground' },
  { ink: 'color.footer.text', part: 0.05, tint: 'color.footer.text', over: 'color.footer.ground' },
  { ink: 'color.footer.soft', part: 0.05, tint: 'color.footer.text', over: 'color.footer.ground' },
] as const;

/** The contrast on such a ground. */
export function onMix(values: Values, { ink, part, tint, over }: (typeof mixes)[number]): number {
  const page = laidOn(paintOf(at(values, 'color.surface.page')), black);
  const below = laidOn(paintOf(at(values, over)), page);
  const ground = between(below, laidOn(paintOf(at(values, tint)), below), part);
  return ratioOf(laidOn(paintOf(at(values, ink)), ground), ground);
}

/** All that can be behind a word that stands on a token. */
function* grounds(values: Values, path: string): Generator<Paint> {
  const page = laidOn(paintOf(at(values, 'color.surface.page')), black);
  const colors = (at(values, path).match(/#[0-9a-f]+/g) ?? []).map(paintOf);
  for (const color of placesOf(colors)) {
    if (overAnything.test(path) && color.alpha < 1)
      for (const below of placesOf([black, white])) yield laidOn(color, below);
    else yield laidOn(color, page);
  }
}

/** The contrast of a pair where it is worst. */
export function worst(values: Values, ink: string, on: string): number {
  let least = Infinity;
  for (const ground of grounds(values, on))
    for (const color of placesOf((at(values, ink).match(/#[0-9a-f]+/g) ?? []).map(paintOf)))
      least = Math.min(least, ratioOf(laidOn(color, ground), ground));
  return least;
}
