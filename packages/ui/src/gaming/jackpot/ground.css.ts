import { vars } from '../../foundations/theme/vars.css.ts';

const { color, gradient } = vars;

/** A stage that is lit from below by what can be won. */
export const stage = [
  `radial-gradient(62% 90% at 50% 116%, color-mix(in srgb, ${color.win.fill} 42%, transparent), transparent)`,
  `linear-gradient(135deg, ${gradient.jackpot})`,
  color.jackpot.ground,
].join(', ');
