import type { Hex } from '../contract/value.ts';
import { hexOf, lch, withAlpha } from './convert.ts';
import type { Fill } from './fill.ts';
import type { Grounds } from './grounds.ts';
import { seedColor, type Seed } from './seeds.ts';
import { solve, inkOn } from './solve.ts';

/** A mark this faint against its plate is not seen at all. */
const seen = 1.5;

/** What the main action lends its colour to. */
export function actionParts(action: Hex, fill: Fill, link: Hex, on: Grounds): Record<string, Hex> {
  const own = lch(action);
  const dark = on.mode === 'dark';
  const selected = hexOf(
    dark
      ? { l: 0.32, c: Math.min(own.c, 0.07), h: own.h }
      : { l: 0.93, c: Math.min(own.c, 0.035), h: own.h },
  );
  const selectedText = { l: dark ? 0.9 : 0.38, c: Math.min(own.c, dark ? 0.05 : 0.12), h: own.h };
  const mark = solve(lch(fill.rest), [on.inset], seen, on.away);
  return {
    'color.action.rest': fill.rest,
    'color.action.high': fill.rest,
    'color.action.hover': fill.hover,
    'color.action.pressed': fill.pressed,
    'color.action.on': fill.on,
    'color.action.text': link,
    'color.bar.text': link,
    'color.line.focus': solve(own, on.calm, 3, on.away),
    'color.selected.fill': selected,
    'color.selected.on': solve(selectedText, [selected], 4.5, on.away),
    'color.selected.edge': solve(own, [on.raised, selected], 3, on.away),
    'color.icon.second': mark,
    'color.icon.onAction': withAlpha(fill.on, 0.28),
    'color.tint.firstMark': mark,
    'color.tint.secondMark': mark,
    'color.tint.thirdMark': mark,
    'color.tint.fourthMark': mark,
  };
}

/** A fill whose lettering we choose is never too much or too little: it is written as it was asked. */
export function plainFill(seed: Seed, on: Grounds): Hex {
  const asked = seedColor(seed, on.mode);
  if (seed.policy !== 'derived') return asked;
  const { c, h } = lch(asked);
  return hexOf({ l: 0.87, c: Math.min(c, 0.13), h });
}

export const winParts = (fill: Hex, on: Grounds): Record<string, Hex> => ({
  'color.win.text': on.asText(lch(fill)),
  'color.win.fill': fill,
  'color.win.on': inkOn([fill]),
});

export const secondParts = (fill: Hex): Record<string, Hex> => ({
  'color.second.fill': fill,
  'color.second.on': inkOn([fill]),
});

/** A soft ground in the colour of what is said, and the lettering on it. */
function patch(name: string, text: Hex, most: number, on: Grounds): Record<string, Hex> {
  const dark = on.mode === 'dark';
  const { c, h } = lch(text);
  const surface = hexOf({ l: dark ? 0.26 : 0.95, c: Math.min(c, dark ? most : most * 0.36), h });
  return {
    [`color.${name}.surface`]: surface,
    [`color.${name}.on`]: solve(lch(text), [surface], 4.5, on.away),
  };
}

/**
 * Errors, the unread count, good news and warnings. No brand may turn the green
 * of good news or the amber of a warning into something else.
 */
export function signalParts(danger: Hex, badge: Hex, on: Grounds): Record<string, Hex> {
  const dark = on.mode === 'dark';
  const success = on.asText({ l: dark ? 0.84 : 0.46, c: 0.12, h: 158 });
  const warning = on.asText({ l: dark ? 0.84 : 0.48, c: 0.12, h: 78 });
  return {
    'color.danger.text': danger,
    ...patch('danger', danger, 0.07, on),
    'color.badge.fill': badge,
    'color.badge.on': inkOn([badge]),
    'color.success.text': success,
    ...patch('success', success, 0.05, on),
    'color.warning.text': warning,
    ...patch('warning', warning, 0.05, on),
  };
}

/** How far round the series stand from the brand’s hue, and how light they are in each mode. */
const series = [
  { name: 'first', turn: 0, dark: 0.76, light: 0.52 },
  { name: 'second', turn: 150, dark: 0.86, light: 0.4 },
  { name: 'third', turn: 255, dark: 0.68, light: 0.58 },
  { name: 'fourth', turn: 60, dark: 0.8, light: 0.46 },
] as const;

/** Series of a chart in the brand's own strength of colour, around the wheel from its hue. */
export function chartParts(action: Hex, on: Grounds): Record<string, Hex> {
  const own = lch(action);
  const c = Math.min(Math.max(own.c, 0.06), 0.15);
  return Object.fromEntries(
    series.map(({ name, turn, [on.mode]: l }) => [
      `color.chart.${name}`,
      solve({ l, c, h: (own.h + turn) % 360 }, on.calm, 3, on.away),
    ]),
  );
}
