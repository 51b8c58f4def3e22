import { vars } from '../theme/vars.css.ts';
import { noShadow, pointAnew, roles } from './roles.ts';

const { border, color, elevation, space } = vars;

/** What holds rows, facts and letters together. */
export const block = roles('block', {
  /** 1 for a plate, 0 between rules. */
  plate: '1',
  /** How an icon before the words is shown, if it is: between rules they stand by themselves. */
  icon: 'grid',
  ground: color.surface.raised,
  /** The same where rows or columns go by under it: it lets nothing through. */
  cover: color.surface.raised,
  shadow: elevation.low,
  line: color.line.strong,
  /** Between a block and the next. */
  gap: `max(12px, ${space.list})`,
});

/** A lower plate, within a block or by itself. */
export const tray = roles('tray', { ground: color.surface.inset, ring: noShadow });

pointAnew('neighbours', 'gap', { [block.gap]: space.list });
pointAnew('blocks', 'rules', {
  [block.plate]: '0',
  [block.icon]: 'none',
  [block.ground]: 'transparent',
  [block.cover]: color.surface.page,
  [block.shadow]: noShadow,
  [block.line]: color.line.soft,
  [block.gap]: '0px',
  [tray.ground]: 'transparent',
  [tray.ring]: `inset 0 0 0 ${border.outline} ${color.line.soft}`,
});
