import { fallbackVar } from '@vanilla-extract/css';

import { as, own } from '../../foundations/manners/own.ts';
import { along, inMiddle, sized, wrapping } from '../../foundations/manners/arranged.ts';
import { choice, chosen, on, onChoice, chosenSlant } from '../../foundations/manners/choice.ts';
import { current } from '../../foundations/roles/current.css.ts';
import { edge, ifCut, roundedBy } from '../../foundations/manners/edge.ts';
import { mark } from '../../foundations/roles/mark.css.ts';
import { blobs } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { nameAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, motion, radius, space } = vars;

export const group = component({ display: 'grid', minInlineSize: 0 });

const card = '[data-cards] > &';

export const radio = component({
  position: 'relative',
  ...along('12px'),
  minBlockSize: '44px',
  paddingBlock: '8px',
  color: color.text.strong,
  ...textAt('s3'),
  transition: `background-color ${motion.press}, box-shadow ${motion.press}`,
  selectors: {
    '&:has(:disabled)': { opacity: 0.5, cursor: 'default' },
    [when('neighbours', 'rule', `fieldset:not([data-cards]) > & + &`)]: {
      borderBlockStart: `${border.rule} solid ${color.line.soft}`,
    },
    [card]: {
      paddingBlock: '12px',
      paddingInline: `calc(16px - ${ifCut('4px')}) 16px`,
      // Where corners are cut, no ring goes around the chosen one: a bar stands at its start.
      borderInlineStart: `${ifCut('4px')} solid transparent`,
      borderRadius: onChoice(radius.row),
      background: choice.card,
      boxShadow: `${choice.shadow}, ${choice.ring}`,
      clipPath: edge.row,
    },
    '[data-cards] > & + &': { marginBlockStart: space.list },
    [`${card}:has(:checked)`]: {
      vars: { [color.text.strong]: chosen.ink, [color.text.soft]: chosen.soft },
      borderInlineStartColor: color.action.rest,
      background: fallbackVar(chosen.ground, color.surface.strong),
      boxShadow: fallbackVar(
        chosen.ring,
        `inset 0 0 0 ${roundedBy(border.selected)} ${color.selected.edge}`,
      ),
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { [card]: { border: '1px solid CanvasText' } } },
  },
});

/** The circle and the dot in it, in the shape that the brand gives its marks. */
const look = own({
  ink: choice.edge,
  fill: color.surface.field,
  size: '24px',
  dot: '12px',
  round: '50%',
  thick: '2px',
});

export const input = component({
  ...look.usual,
  position: 'relative',
  flex: 'none',
  ...inMiddle,
  ...sized(look.size),
  // Words begin at the same place, whatever its shape.
  margin: `calc((24px - ${look.size}) / 2)`,
  borderRadius: look.round,
  background: look.fill,
  boxShadow: `inset 0 0 0 1px ${look.ink}`,
  rotate: mark.turn,
  transition: `box-shadow ${motion.press}`,
  selectors: {
    '&::before': {
      content: '',
      ...sized(look.dot),
      borderRadius: look.round,
      background: on.mark,
      scale: 0,
      transition: `scale ${motion.enter} ${motion.enterCurve}`,
    },
    '&:checked': {
      ...as(look, { ink: current.edge }),
      boxShadow: `inset 0 0 0 ${look.thick} ${look.ink}`,
    },
    '&:checked::before': { scale: 1 },
    [when('marks', 'fruit', '&::before')]: { borderRadius: blobs[0] },
    // The diamond: never a circle.
    [when('marks', 'diamond')]: as(look, {
      fill: 'transparent',
      size: '17px',
      dot: '9px',
      round: '0',
      thick: '1px',
    }),
    // Round, unlike the boxes that are ticked, which lean.
    [when('marks', 'lozenge')]: as(look, { fill: 'transparent', size: '20px', dot: '10px' }),
    'fieldset[data-invalid] &&': as(look, { ink: color.danger.text }),
  },
  '@media': {
    '(forced-colors: active)': {
      appearance: 'auto',
      rotate: 'none',
      selectors: { '&::before': { display: 'none' } },
    },
  },
});

export const texts = component({ flex: 1, display: 'grid', minInlineSize: 0, ...wrapping });

export const text = component({
  selectors: {
    '[data-cards] &': nameAt('s3'),
    'label:has(:checked) &': { fontStyle: fallbackVar(chosen.slant, 'normal') },
    '[data-cards] > label:has(:checked) &': { fontStyle: chosenSlant },
  },
});

export const end = component({ flex: 'none' });
export const note = component({ paddingBlockStart: '8px' });
