import { vars } from '../theme/vars.css.ts';
import { pointAnew, roles } from './roles.ts';

const { border, color } = vars;

const { filled } = roles('second', { filled: '1' });

pointAnew('secondary', 'outlined', { [filled]: '0' });

/** As much of a colour as the ground has of it; on a scene colours are others than on the page. */
const onGround = (colour: string, other = 'transparent'): string =>
  `color-mix(in srgb, ${colour} calc(100% * ${filled}), ${other})`;

/** What can be pressed beside what matters most: a ground of its own, or an outline. */
export const second = {
  ground: onGround(color.surface.strong),
  /** Under a pointer. */
  hover: onGround(
    `color-mix(in srgb, ${color.surface.strong} 88%, ${color.text.strong})`,
    color.surface.inset,
  ),
  /** Of what is smaller, stands among many, or warns: a calm one. */
  soft: onGround(color.surface.inset),
  softHover: onGround(color.surface.raised, color.surface.inset),
  edge: `color-mix(in srgb, ${color.line.strong} calc(100% * (1 - ${filled})), transparent)`,
  ring: `inset 0 0 0 calc(${border.outline} * (1 - ${filled})) ${color.line.strong}`,
} as const;
