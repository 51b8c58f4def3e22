import { renderAsync } from '@resvg/resvg-js';
import { randomInt } from 'node:crypto';

export const WIDTH = 224;
export const HEIGHT = 88;

/** Strokes of each digit on a 40 × 60 field; drawn, so no font is needed or guessed. */
const DIGITS: readonly (readonly string[])[] = [
  ['M20 4C6 4 3 18 3 30S6 56 20 56 37 42 37 30 34 4 20 4Z', 'M8 50Q20 40 32 10'],
  ['M7 17Q18 13 22 3V57', 'M8 57H35'],
  ['M5 17C7 0 35 0 35 17C35 31 13 38 4 56H37'],
  ['M6 10C15 0 34 2 34 16C34 26 25 29 16 29C27 29 37 33 37 43C37 58 13 61 4 50'],
  ['M28 57V4L3 41H38'],
  ['M34 5H10L7 27C18 19 37 24 37 41C37 58 14 62 4 49'],
  ['M32 6C15 8 4 25 4 41C4 51 11 57 20 57S36 51 36 41 29 25 20 25 6 31 5 40'],
  ['M4 5H36C26 20 17 38 15 57', 'M10 31H31'],
  [
    'M20 28C10 28 6 22 6 16S11 4 20 4 34 10 34 16 30 28 20 28Z',
    'M20 28C9 28 3 35 3 42S9 57 20 57 37 50 37 42 31 28 20 28Z',
  ],
  ['M8 54C25 52 36 35 36 19C36 9 29 3 20 3S4 9 4 19 11 35 20 35 34 29 35 20'],
];

const CAPTCHA_LENGTH = 5;

export function drawAnswer(): string {
  return Array.from({ length: CAPTCHA_LENGTH }, () => randomInt(10)).join('');
}

/** A PNG of the digits, each turned, moved and inked differently, with strokes across. */
export async function drawCaptcha(answer: string): Promise<Buffer> {
  const image = await renderAsync(captchaSvg(answer), { font: { loadSystemFonts: false } });
  return image.asPng();
}

function captchaSvg(answer: string): string {
  const digits = [...answer].map((digit, index) => drawDigit(Number(digit), index)).join('');
  const strokes = Array.from({ length: 5 }, drawStroke).join('');
  const specks = Array.from({ length: 60 }, drawSpeck).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="100%" height="100%" fill="#f4f1ea"/>${specks}` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${digits}${strokes}</g></svg>`
  );
}

/** One digit of the picture, at its place. */
export function drawDigit(digit: number, index: number): string {
  const strokes = DIGITS[digit] ?? [];
  const matrix = turned(between(-26, 26), between(-14, 14), between(86, 112) / 100);
  const ends = strokes
    .flatMap(pointsOf)
    .map(([x, y]): Point => [matrix[0] * x + matrix[2] * y, matrix[1] * x + matrix[3] * y]);
  const x = within(
    ends.map(([at]) => at),
    34 + index * 41 + between(-4, 4),
    WIDTH,
  );
  const y = within(
    ends.map(([, at]) => at),
    43 + between(-7, 7),
    HEIGHT,
  );
  const paths = strokes.map((d) => `<path d="${d}"/>`).join('');
  return (
    `<g transform="matrix(${[...matrix, x, y].join(' ')}) translate(-20 -30)" ` +
    `stroke="${ink()}" stroke-width="${between(40, 62) / 10}">${paths}</g>`
  );
}

type Point = readonly [x: number, y: number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** How a digit stands: turned, leaning and sized, all about its own middle. */
function turned(turn: number, lean: number, size: number) {
  const [sin, cos] = [Math.sin(radians(turn)), Math.cos(radians(turn))];
  const shear = Math.tan(radians(lean));
  return [size * cos, size * sin, size * (cos * shear - sin), size * (sin * shear + cos)] as const;
}

/** Where a stroke goes to and is drawn towards, from the middle of its field. */
function pointsOf(stroke: string): readonly Point[] {
  let at: Point = [0, 0];
  const points: Point[] = [];
  for (const [, way, said = ''] of stroke.matchAll(/([MLCSQHV])([\d ]+)/g)) {
    const numbers = said.trim().split(' ').map(Number);
    const steps: readonly Point[] =
      way === 'H'
        ? [[numbers[0] ?? 0, at[1]]]
        : way === 'V'
          ? [[at[0], numbers[0] ?? 0]]
          : numbers.flatMap((x, place) => (place % 2 === 0 ? [[x, numbers[place + 1] ?? 0]] : []));
    points.push(...steps);
    at = steps.at(-1) ?? at;
  }
  return points.map(([x, y]) => [x - 20, y - 30]);
}

const MARGIN = 5;

/** Where the middle may stand, near to where it is wished, so that nothing is cut at the edge. */
function within(ends: readonly number[], wish: number, size: number): number {
  const least = MARGIN - Math.min(...ends);
  const most = size - MARGIN - Math.max(...ends);
  return Math.min(Math.max(wish, least), most);
}

function drawStroke(): string {
  const middle = `${between(20, 100)} ${between(0, HEIGHT)} ${between(120, 210)} ${between(0, HEIGHT)}`;
  return (
    `<path d="M${between(-6, 12)} ${between(8, 80)}C${middle} ${between(210, 230)} ${between(8, 80)}" ` +
    `stroke="${ink()}" stroke-width="${between(14, 28) / 10}" opacity="0.75"/>`
  );
}

function drawSpeck(): string {
  const radius = between(5, 15) / 10;
  return `<circle cx="${between(0, WIDTH)}" cy="${between(0, HEIGHT)}" r="${radius}" fill="${ink()}" opacity="0.5"/>`;
}

/** Dark enough to read, each a little different. */
function ink(): string {
  return `rgb(${between(20, 95)} ${between(20, 80)} ${between(40, 110)})`;
}

function between(low: number, high: number): number {
  return randomInt(low, high + 1);
}
