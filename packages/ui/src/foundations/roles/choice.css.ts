import { script } from '../theme/script.css.ts';
import { vars } from '../theme/vars.css.ts';
import { noShadow, pointAnew, roles } from './roles.ts';

const { border, color, elevation } = vars;

/** What can be chosen, as long as it is not. */
export const choice = roles('choice', {
  /** 1 for a plate, 0 within a hairline. */
  plate: '1',
  ground: color.surface.inset,
  /** Of a card of its own. */
  card: color.surface.raised,
  shadow: elevation.low,
  ring: noShadow,
  /** The line of a small control; the action's colour is for what is on. */
  edge: color.line.field,
});

/** Said nowhere: a part brings what stands there instead. */
const unsaid = 'initial';

/** How letters of what was chosen stand, where that tells them from others. */
const lettering = roles('chosen', { slant: unsaid }, ':root, [lang]');

/** What was chosen, where it is said quietly: brands that fill leave ground and ring to the part. */
const marking = roles('chosen', {
  ground: unsaid,
  ring: unsaid,
  ink: color.text.strong,
  /** Of a line below. */
  soft: color.text.soft,
});

export const chosen = { ...lettering, ...marking } as const;

/** A control that is on: a box that is ticked, a step that is done. */
export const on = roles('on', {
  ground: color.action.rest,
  ink: color.action.on,
  edge: color.action.rest,
  /** What marks it without a ground to lie on, such as a dot. */
  mark: color.action.rest,
});

pointAnew('selected', 'soft', {
  [chosen.ground]: color.selected.fill,
  [chosen.ring]: `inset 0 0 0 ${border.selected} ${color.selected.edge}`,
  [chosen.ink]: color.selected.on,
  [chosen.soft]: color.selected.on,
  [on.mark]: color.selected.edge,
});

// Printed: a hairline around each, and italics for what was chosen.
pointAnew('selected', 'italic', {
  [choice.plate]: '0',
  [choice.ground]: 'transparent',
  [choice.card]: 'transparent',
  [choice.shadow]: noShadow,
  [choice.ring]: `inset 0 0 0 1px ${color.line.soft}`,
  [chosen.ground]: 'transparent',
  [chosen.ring]: `inset 0 0 0 1px ${color.action.text}`,
  [on.ground]: 'transparent',
  [on.ink]: color.action.text,
  [on.edge]: color.action.text,
  [on.mark]: color.action.text,
});

pointAnew(
  'selected',
  'italic',
  { [chosen.slant]: script.italic },
  (brand) => `${brand}, ${brand} [lang]`,
);
pointAnew('marks', 'lozenge', { [choice.edge]: color.text.soft });
