import { fill, outline } from './lib/brush.ts';
import { lightness, shade } from './lib/color.ts';
import {
  curve,
  ellipse,
  face,
  flip,
  hole,
  poly,
  polar,
  rect,
  regular,
  star,
  stroke,
} from './lib/path.ts';
import { palette } from './palettes.ts';
import { vendorOf, type Vendor, type VendorCode } from './vendors.ts';

type Mark = (main: string, second: string) => string;

const crescent = 'M40,-72A80,80 0 1 0 76,34A62,62 0 1 1 40,-72Z';

// Wound the other way round, so that it cuts a hole.
const reversedHexagon = 'M0,-62L-54,-31L-54,31L0,62L54,31L54,-31Z';

// One to three shapes, two colours, no letters, within ±100.
const marks: Record<VendorCode, Mark> = {
  EMW: (a, b) =>
    fill(curve('0,-96! 30,-50 62,0 54,62 0,92 -54,62 -62,0 -30,-50'), a) +
    fill(curve('0,-14! 22,22 28,52 0,76 -28,52 -22,22'), b),
  QFX: (a, b) =>
    fill(poly('-88,-82 -36,-42 36,-42 88,-82 72,14 0,92 -72,14'), a) +
    fill(poly('0,84 -36,14 0,36 36,14'), b),
  MNL: (a, b) => fill(crescent, a) + fill(star(4, 44, 10, 44, -16), b),
  TDH: (a, b) =>
    [-50, 0, 50]
      .map((y, at) =>
        outline(
          stroke(`-84,${y + 8} -42,${y - 16} 0,${y + 8} 42,${y + 24} 84,${y - 4}`),
          at === 1 ? b : a,
          24,
        ),
      )
      .join(''),
  SFK: (a, b) =>
    fill(poly('0,-94 62,-24 0,52 -62,-24'), a) +
    fill(poly('0,-94 62,-24 0,-24'), b) +
    outline(stroke('0,52 18,66 -8,78 8,94'), a, 11),
  JL: (a, b) =>
    fill(face('0,-56 50,-54 80,0 50,54 0,56'), a) +
    fill(rect(-42, -86, 84, 22, 8) + rect(-42, 64, 84, 22, 8) + rect(-5, -56, 10, 112), b),
  KRK: (a, b) =>
    fill(curve('-84,-14! -50,-66 10,-76 90,-52! 50,-26 34,10 10,52 -30,92! -34,40 -52,14'), a) +
    fill(ellipse(6, -36, 13), b),
  NPL: (a, b) =>
    fill('M-62,92V-30a62,62 0 0 1 124,0V92H30V-30a30,30 0 0 0 -60,0V92Z', a) +
    fill(ellipse(0, -12, 17) + rect(-9, 0, 18, 92), b),
  GWA: (a, b) => {
    const upper = '4,-8! 34,-70 88,-72 86,-22 50,8';
    const lower = '4,4! 46,20 66,52 42,78 16,48';
    return fill(curve(upper) + curve(flip(upper)), a) + fill(curve(lower) + curve(flip(lower)), b);
  },
  PPL: (a, b) => {
    const turns = Array.from({ length: 15 }, (_, at) => {
      const { x, y } = polar(at * 52 + 60, 8 + at * 5);
      return `${Math.round(x)},${Math.round(y + 12)}`;
    }).join(' ');
    return outline(stroke(turns), a, 18) + fill(ellipse(6, -84, 14), b);
  },
  VFB: (a, b) =>
    fill(poly('34,-96 -62,18 -8,18 -34,96 62,-22 10,-22'), a) +
    fill(poly('34,-96 -62,18 -24,18 18,-56'), b),
  BGS: (a, b) =>
    fill(
      `${poly('0,-88 92,-6 62,-6 62,86 -62,86 -62,-6 -92,-6')}M-22,86H22V40a22,22 0 0 0 -44,0Z`,
      a,
    ) + fill(star(4, 36, 9, 0, -18), b),
  BRJ: (a, b) =>
    [0, 72, 144, 216, 288]
      .map(
        (turn) =>
          `<g transform="rotate(${turn})">${fill(curve('0,-8! 27,-44 21,-82 0,-94! -21,-82 -27,-44'), a)}</g>`,
      )
      .join('') + fill(ellipse(0, 0, 22), b),
  STL: (a, b) => fill(poly('-88,76 -14,-84 60,76'), a) + fill(poly('14,76 52,-16 92,76'), b),
  VOR: (a, b) =>
    [0, 60, 120]
      .map((turn) => `<g transform="rotate(${turn})">${outline(ellipse(0, 0, 90, 34), a, 12)}</g>`)
      .join('') + fill(ellipse(0, 0, 24), b),
  HXL: (a, b) => fill(`${regular(6, 94)}${reversedHexagon}`, a) + fill(regular(6, 42), b),
  TMC: (a, b) =>
    fill(poly('-84,42 -90,-48 -42,0 0,-82 42,0 90,-48 84,42'), a) +
    fill(rect(-84, 56, 168, 24, 12), b),
  BWL: (a, b) =>
    fill('M-88,-8C-88,-64 -46,-90 0,-90C46,-90 88,-64 88,-8C60,10 -60,10 -88,-8Z', a) +
    fill(rect(-50, 18, 18, 62, 9) + rect(-9, 18, 18, 78, 9) + rect(32, 18, 18, 62, 9), b),
  HBN: (a, b) =>
    fill(rect(-10, -50, 20, 136, 8) + rect(-44, -38, 88, 18, 9), a) +
    outline(stroke('-80,18 -66,62 0,86 66,62 80,18'), a, 20) +
    outline(ellipse(0, -70, 18), b, 13),
  ODM: (a, b) =>
    fill(curve('0,-96! 64,-34 66,30 36,72 0,92! -36,72 -66,30 -64,-34'), a) +
    outline('M0,96V-24M0,26L36,-8M0,56L-34,24', b, 14),
  PTL: (a, b) =>
    outline(ellipse(0, 0, 82), a, 18) +
    fill(rect(-8, -78, 16, 156), a) +
    fill(ellipse(0, 0, 30), b),
  FHM: (a, b) =>
    fill(
      curve(
        '-28,72! -60,30 -52,-30 -10,-66 34,-96! 40,-70 62,-56! 54,-36 66,-14! 52,34 18,62 -16,76',
      ),
      a,
    ) + outline(stroke('-48,96 -30,54 -6,8 22,-44') + 'M-20,34L30,24M-6,4L44,-12', b, 12),
  SXP: (a, b) => fill(`${ellipse(0, 0, 92)}${hole(0, 0, 56)}`, a) + fill(star(6, 40, 19), b),
  ARC: (a, b) => fill(star(4, 100, 19, 0, -6), a) + outline('M-74,62A118,118 0 0 1 74,62', b, 18),
};

/** Two tones that hold on a dark or a light ground. */
function tones(vendor: Vendor, ground: 'dark' | 'light'): [string, string] {
  const { light, mid, accent } = palette(vendor.palettes[0]);
  if (ground === 'dark') return [shade(light, Math.max(0, 0.72 - lightness(light))), accent];
  return [
    shade(mid, Math.min(0, 0.52 - lightness(mid))),
    shade(accent, Math.min(0, 0.58 - lightness(accent))),
  ];
}

export function markShapes(code: string, main: string, second: string): string {
  const mark = Object.entries(marks).find(([key]) => key === code)?.[1];
  return mark?.(main, second) ?? '';
}

/** A vendor's mark as a picture of its own. */
export function drawVendorMark(vendor: Vendor, ground: 'dark' | 'light' = 'dark'): string {
  const { code, name } = vendorOf(vendor.code);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-110 -110 220 220" role="img" aria-label="${name.replace('&', '&amp;')}">${markShapes(code, ...tones(vendor, ground))}</svg>`;
}
