import type { neutralBackdrops } from '@livery/themes/contract';

import { vars } from '../theme/vars.css.ts';

const { scene: tone } = vars.color;

type NeutralBackdrop = (typeof neutralBackdrops)[number];

const mixed = (color: string, share: number, other: string = tone.ground): string =>
  `color-mix(in srgb, ${color} ${share}%, ${other})`;
const clear = (color: string, share: number): string => mixed(color, share, 'transparent');

/** So far down, but never so far that it would lie under words. */
const down = (percent: number, px: number): string => `min(${percent}%, ${px}px)`;

/** What shines is the light of the scene, never its ink: by day that may be dark. */
const sun = `color-mix(in srgb, ${tone.lightEnd} 45%, white)`;

/** A disc with an edge as soft as it is asked to be. */
const disc = (x: number, y: string, radius: number, color: string): string =>
  `radial-gradient(circle at ${x}% ${y}, ${color} ${radius - 1}px, transparent ${radius}px)`;

/** A hill whose crest is so far down; it goes on to the foot of whatever shows it. */
const hill = (x: number, width: number, crest: string, color: string): string =>
  `radial-gradient(${width}% 400px at ${x}% calc(${crest} + 400px), ${color} 99.6%, transparent 100%)`;

const line = down(64, 112);

/** Calm water under a low sun. */
const horizon = [
  `linear-gradient(180deg, transparent ${line}, ${mixed(tone.lightStart, 36)} ${line}, ${tone.ground} calc(${line} + 110px))`,
  disc(70, line, 44, sun),
  `radial-gradient(circle at 70% ${line}, ${clear(tone.lightStart, 85)}, transparent 200px)`,
  `linear-gradient(180deg, ${tone.ground}, ${mixed(tone.lightEnd, 55)} calc(${line} * 0.7), ${mixed(tone.lightStart, 62)} ${line})`,
].join(', ');

/** Four ridges, each nearer and darker than the one behind it. */
const hills = [
  hill(8, 66, down(80, 128), mixed(tone.lightStart, 10)),
  hill(92, 70, down(66, 104), mixed(tone.lightStart, 26)),
  hill(34, 54, down(54, 84), mixed(tone.lightStart, 44)),
  hill(74, 52, down(44, 66), mixed(tone.lightEnd, 52)),
  disc(28, down(36, 54), 27, sun),
  `radial-gradient(circle at 28% ${down(36, 54)}, ${clear(tone.lightEnd, 70)}, transparent 190px)`,
  `linear-gradient(180deg, ${mixed(tone.lightEnd, 24)}, ${mixed(tone.lightEnd, 58)} 120px)`,
].join(', ');

/** Planes around a point, from its light side to its dark one. */
const planes = (turn: number, x: number, y: string, shares: readonly number[], color: string) => {
  const step = 360 / shares.length;
  const stops = shares.map(
    (share, index) => `${clear(color, share)} ${index * step}deg ${(index + 1) * step}deg`,
  );
  return `conic-gradient(from ${turn}deg at ${x}% ${y}, ${stops.join(', ')})`;
};

/** A cut stone, seen from near. */
const facets = [
  planes(18, 66, down(60, 92), [46, 8, 26, 0, 38, 14, 4], tone.accent),
  planes(64, 22, down(80, 180), [60, 18, 0, 42, 10, 30], tone.lightEnd),
  `linear-gradient(140deg, ${mixed(tone.lightStart, 40)}, ${mixed(tone.lightStart, 82)} 42%, ${mixed(tone.lightEnd, 46)})`,
].join(', ');

/** Rings on still water, of two drops. */
const rings = (x: number, y: string, step: number, color: string): string =>
  `repeating-radial-gradient(circle at ${x}% ${y}, transparent 0 ${step - 2}px, ${color} ${step - 1}px, transparent ${step}px)`;
const drop = down(52, 70);
const ripples = [
  disc(72, drop, 7, tone.accent),
  `radial-gradient(circle at 72% ${drop}, transparent 60px, ${mixed(tone.lightEnd, 26)} 300px)`,
  rings(72, drop, 22, clear(tone.accent, 62)),
  rings(10, '4%', 34, clear(tone.lightStart, 70)),
  `linear-gradient(160deg, ${mixed(tone.lightStart, 66)}, ${mixed(tone.lightEnd, 60)})`,
].join(', ');

const light = (x: number, y: number, radius: number, color: string, share: number): string =>
  disc(x, down(y, y * 1.9), radius, clear(color, share));

/** Lights of a street at night, out of focus. */
const bokeh = [
  light(16, 24, 34, tone.accent, 34),
  light(31, 58, 20, tone.lightStart, 80),
  light(52, 16, 26, tone.lightEnd, 75),
  light(62, 56, 40, tone.lightStart, 50),
  light(82, 30, 50, tone.accent, 24),
  light(92, 70, 22, tone.lightEnd, 85),
  light(72, 8, 14, tone.accent, 55),
  light(6, 66, 26, tone.lightEnd, 45),
  light(42, 36, 9, tone.accent, 70),
  `linear-gradient(200deg, ${mixed(tone.lightEnd, 42)}, ${mixed(tone.lightStart, 20)} 150px, ${tone.ground})`,
].join(', ');

/** A tube that is switched on: a light in the middle, and the lines that it is drawn in. */
const scanlines = [
  `repeating-linear-gradient(180deg, ${clear(tone.ground, 55)} 0 2px, transparent 2px 4px)`,
  `radial-gradient(90% 120px at 50% ${down(48, 66)}, ${clear(tone.accent, 26)}, transparent)`,
  `radial-gradient(130% 240px at 50% ${down(48, 66)}, ${mixed(tone.lightStart, 70)}, ${mixed(tone.lightEnd, 34)} 70%, ${tone.ground})`,
].join(', ');

/** Abstract, of the brand's own lights alone; they stand for brands that bring nothing. */
export const neutral: Readonly<Record<NeutralBackdrop, string>> = {
  horizon,
  hills,
  facets,
  ripples,
  bokeh,
  scanlines,
};
