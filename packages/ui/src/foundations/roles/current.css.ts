import { vars } from '../theme/vars.css.ts';
import { noShadow, pointAnew, roles } from './roles.ts';

const { border, color } = vars;

/** What marks the one of several that is current or chosen. */
export const current = roles('current', {
  ground: color.action.rest,
  ink: color.action.on,
  /** Of quieter words on it. */
  soft: color.action.on,
  ring: noShadow,
  /** The ring of the focus where it lies on that ground. */
  focus: color.action.on,
  /** The brand's colour of what is on, without a ground: a dot, a bar, an edge. */
  edge: color.action.text,
});

pointAnew('selected', 'soft', {
  [current.ground]: color.selected.fill,
  [current.ink]: color.selected.on,
  [current.soft]: color.selected.on,
  [current.focus]: color.line.focus,
  [current.ring]: `inset 0 0 0 ${border.selected} ${color.selected.edge}`,
  [current.edge]: color.selected.edge,
});

pointAnew('selected', 'italic', {
  [current.ground]: 'transparent',
  [current.ink]: color.action.text,
  [current.soft]: color.text.soft,
  [current.focus]: color.line.focus,
  [current.ring]: `inset 0 0 0 1px ${color.action.text}`,
});
