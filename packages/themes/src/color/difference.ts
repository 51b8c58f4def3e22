import type { Hex } from '../contract/value.ts';
import { linearOf, type Linear } from './rgb.ts';

type Lab = readonly [l: number, a: number, b: number];

const root = (part: number): number =>
  part > 216 / 24389 ? Math.cbrt(part) : ((24389 / 27) * part + 16) / 116;

/** CIELAB under the white of sRGB itself, so that a grey is a grey. */
function labOf([r, g, b]: Linear): Lab {
  const x = root(
    (0.41239079926595 * r + 0.35758433938387 * g + 0.18048078840183 * b) / 0.9504559271,
  );
  const y = root(0.21263900587151 * r + 0.71516867876775 * g + 0.07219231536073 * b);
  const z = root(
    (0.01933081871559 * r + 0.11919477979462 * g + 0.95053215224966 * b) / 1.0890577508,
  );
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const turn = 2 * Math.PI;
const degrees = (angle: number): number => (angle * Math.PI) / 180;
const seventh = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
const hueOf = (a: number, b: number): number =>
  a === 0 && b === 0 ? 0 : (Math.atan2(b, a) + turn) % turn;

/** The way from one hue to another, the short way round. */
const between = (from: number, to: number): number => {
  const way = to - from;
  if (way > Math.PI) return way - turn;
  return way < -Math.PI ? way + turn : way;
};

/** CIEDE2000 of two CIELAB colours, after Sharma, Wu and Dalal. */
export function labDifference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const stretch = 1.5 - 0.5 * seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2);
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [hueOf(a1 * stretch, b1), hueOf(a2 * stretch, b2)];
  const grey = c1 * c2 === 0;
  const way = grey ? 0 : between(h1, h2);
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = grey ? h1 + h2 : h1 + way / 2;
  const t =
    1 -
    0.17 * Math.cos(h - degrees(30)) +
    0.24 * Math.cos(2 * h) +
    0.32 * Math.cos(3 * h + degrees(6)) -
    0.2 * Math.cos(4 * h - degrees(63));
  const dl = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const dc = (c2 - c1) / (1 + 0.045 * c);
  const dh = (2 * Math.sqrt(c1 * c2) * Math.sin(way / 2)) / (1 + 0.015 * c * t);
  const blue = (((h + turn) % turn) / degrees(1) - 275) / 25;
  const rotation = -Math.sin(degrees(60) * Math.exp(-(blue ** 2))) * 2 * seventh(c);
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rotation * dc * dh);
}

/** How far two colours are apart to the eye; about 1 is the least one sees side by side. */
export const difference = (a: Hex, b: Hex): number =>
  a === b ? 0 : labDifference(labOf(linearOf(a)), labOf(linearOf(b)));
