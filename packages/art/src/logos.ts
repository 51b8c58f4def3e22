import { fill } from './lib/brush.ts';
import { setTitle } from './lettering/title.ts';
import { markShapes } from './marks.ts';
import { vendorOf, type Vendor } from './vendors.ts';

export interface LogoInks {
  readonly main: string;
  /** The lesser part of the mark. */
  readonly second: string;
}

/** For an outline that takes whatever colour is asked of it. */
const outlineInks: LogoInks = { main: '#000', second: '#0009' };

const height = 220;
const mark = 168;
const name = { x: 192, width: 488, height: 176 };

/** A vendor's mark beside its name in the face of its games, as one picture of one or two inks. */
export function drawVendorLogo(vendor: Vendor, { main, second }: LogoInks = outlineInks): string {
  const known = vendorOf(vendor.code);
  const box = {
    x: name.x + name.width / 2,
    y: height / 2,
    width: name.width,
    height: name.height,
  };
  const letters = setTitle(known.name, known.faces[0], 'none', box, 0);
  const width = name.x + name.width;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${known.name.replace('&', '&amp;')}">`,
    `<g transform="translate(${mark / 2 + 4} ${height / 2}) scale(${mark / 220})">${markShapes(known.code, main, second)}</g>`,
    letters.map((line) => fill(line, main)).join(''),
    '</svg>',
  ].join('');
}
