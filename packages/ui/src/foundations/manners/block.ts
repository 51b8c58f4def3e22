import { vars } from '../theme/vars.css.ts';
import { block, tray } from '../roles/block.css.ts';
import { edge } from '../roles/edge.css.ts';

export { block, tray } from '../roles/block.css.ts';

const { border, color, radius } = vars;

/** A length that only a plate has: its inset, its radius, the gap to the next. */
export const onPlate = (length: string): string => `calc(${length} * ${block.plate})`;

/** A length that only rules have, such as their own thickness. */
export const onRules = (length: string): string => `calc(${length} * (1 - ${block.plate}))`;

/** One length on a plate, and another between rules. */
export const plateOr = (onPlates: string, betweenRules: string): string =>
  `calc(${onPlates} * ${block.plate} + ${betweenRules} * (1 - ${block.plate}))`;

/** A colour that differs so. */
export const eitherColour = (onPlates: string, betweenRules = 'transparent'): string =>
  `color-mix(in srgb, ${onPlates} calc(100% * ${block.plate}), ${betweenRules})`;

/** The line that closes a block where there is no plate. */
export const ruleOf = (colour: string = color.line.soft): string =>
  `${onRules(border.rule)} solid ${colour}`;

/** A block's plate, as round as it asks for; between rules it has none. */
export const blockOf = (round: string = radius.card) =>
  ({
    borderRadius: onPlate(round),
    background: block.ground,
    boxShadow: block.shadow,
    clipPath: edge.row,
  }) as const;

/** A lower plate; between rules a hairline stands around it. */
export const trayOf = (round: string = radius.row) =>
  ({
    borderRadius: onPlate(round),
    background: tray.ground,
    boxShadow: tray.ring,
    clipPath: edge.row,
  }) as const;
