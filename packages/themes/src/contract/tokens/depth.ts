import { count, from } from '../range.ts';
import { dimension, duration, easing, number, shadow } from '../token.ts';
import { px, type Hex, type ShadowLayer } from '../value.ts';

/** One soft layer below; zero everywhere means no depth at all. */
const layer = (color: Hex, y: number, blur: number): readonly ShadowLayer[] => [
  { color, offsetX: px(0), offsetY: px(y), blur: px(blur), spread: px(0), inset: false },
];

export const elevationTokens = {
  low: shadow('Cards on the page.', layer('#00000040', 1, 3), layer('#1018281a', 1, 3)),
  high: shadow('Bars, sheets, toasts.', layer('#00000080', 12, 32), layer('#10182833', 12, 32)),
  action: shadow('Light under the main action.', layer('#00000000', 0, 0)),
  focus: shadow('Light around a field in use.', layer('#00000000', 0, 0)),
} as const;

/** Longer, and a person waits for it. */
const moved = from(0, 1000);

export const motionTokens = {
  steps: number(
    'How many steps whatever follows a curve moves in; at 0 it moves smoothly.',
    0,
    count(0, 16),
  ),
  press: duration('A press answers within this.', 80, from(0, 300)),
  pressScale: number('Scale while pressed.', 0.98, from(0.85, 1.05)),
  pressFade: number('Opacity while pressed.', 1, from(0.5, 1)),
  pressShift: dimension('Way along the line while pressed.', 0, from(-8, 8)),
  pressCurve: easing('How a press moves.', 0.3, 0, 0.2, 1),
  enter: duration('Something appears.', 200, moved),
  enterRise: dimension('How far it comes from.', 0, from(-64, 64)),
  enterCurve: easing('How it settles.', 0.2, 0.9, 0.25, 1),
  sheet: duration('A sheet or drawer moves.', 300, moved),
  sheetCurve: easing('How a sheet moves.', 0.2, 0.9, 0.25, 1),
  digit: duration('A digit of the jackpot turns.', 480, from(0, 2000)),
  digitCurve: easing('How a digit turns.', 0.3, 0, 0.1, 1),
  page: duration('Pages move.', 300, moved),
  curve: easing('How pages move.', 0.2, 0.9, 0.25, 1),
  glide: duration('The winner board moves by one row.', 2500, from(1000, 20_000)),
} as const;
