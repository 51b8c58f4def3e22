import { createVar } from '@vanilla-extract/css';

import { as, own } from '../../foundations/manners/own.ts';
import { wrapping } from '../../foundations/manners/arranged.ts';
import { choice } from '../../foundations/manners/choice.ts';
import { mark } from '../../foundations/roles/mark.css.ts';
import { noShadow } from '../../foundations/roles/roles.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { nameAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, elevation, gradient, motion, radius, type } = vars;

const thumb = createVar();
/** What the thumb is filled with; in ink and paper it is a frame until it is on. */
const core = createVar();

const veil = `color-mix(in srgb, ${color.surface.page} 50%, transparent)`;

export const row = component({
  position: 'relative',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'default' } },
});

/** Unlike the name of a place it may take a second line: it is a sentence. */
export const label = component({
  display: 'block',
  ...nameAt('s3'),
  fontSize: `max(${type.size.s3}, ${type.label.size})`,
  ...wrapping,
});

/** The track, the thumb in it, and what the brand fills and draws them with when it is on. */
const look = own({
  fill: color.surface.strong,
  edge: color.line.field,
  light: noShadow,
  onFill: `linear-gradient(180deg, ${gradient.action})`,
  onEdge: 'transparent',
  onThumb: color.action.on,
  onLight: elevation.action,
  round: '16px',
  high: '32px',
  wide: '20px',
  tall: '20px',
  off: '6px',
  over: '26px',
});

export const control = component({
  vars: { ...look.usual.vars, [thumb]: color.text.soft, [core]: thumb },
  position: 'relative',
  flex: 'none',
  inlineSize: '52px',
  blockSize: look.high,
  // The area that answers a press is 44 high, the track is not.
  marginBlock: `calc((44px - ${look.high}) / 2)`,
  cursor: 'pointer',
  transform: leaning,
  borderRadius: look.round,
  background: look.fill,
  boxShadow: `inset 0 0 0 1px ${look.edge}, ${look.light}`,
  transition: `background-color ${motion.press}, box-shadow ${motion.press}, opacity ${motion.press}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc((${look.high} - ${look.tall}) / 2)`,
      insetInlineStart: look.off,
      inlineSize: look.wide,
      blockSize: look.tall,
      borderRadius: mark.round,
      background: core,
      boxShadow: `inset 0 0 0 calc(${border.outline} * (1 - ${choice.plate})) ${thumb}`,
      rotate: mark.turn,
      transition: `inset-inline-start ${motion.enter} ${motion.enterCurve}, background-color ${motion.press}`,
    },
    '&::after': { content: '', position: 'absolute', inset: '-6px' },

    // What is chosen is leaf, not fruit.
    [when('selected', 'soft')]: as(look, {
      onFill: color.selected.edge,
      onThumb: color.surface.raised,
    }),
    // Ink and paper: a frame, and the ornament in it.
    [when('selected', 'italic')]: {
      vars: {
        ...as(look, {
          fill: 'transparent',
          onFill: 'transparent',
          onEdge: color.action.text,
          onThumb: color.action.text,
          onLight: noShadow,
          round: '0',
          high: '28px',
          wide: '12px',
          tall: '12px',
          off: '9px',
          over: '31px',
        }).vars,
        [core]: 'transparent',
      },
    },
    [when('marks', 'square')]: as(look, { round: `min(${radius.button}, 16px)` }),
    [when('marks', 'lozenge')]: {
      ...as(look, { edge: color.text.faint, round: '0', high: '28px', wide: '22px', off: '4px' }),
      marginInlineEnd: '4px',
    },

    '&:checked': {
      vars: {
        ...as(look, { fill: look.onFill, edge: look.onEdge, light: look.onLight }).vars,
        [thumb]: look.onThumb,
        [core]: thumb,
      },
    },
    '&:checked::before': { insetInlineStart: look.over },
    '&:disabled': { opacity: 0.5, cursor: 'default' },
    // As pale as that, but for the ring: it keeps the focus.
    '&[aria-busy="true"]': {
      background: `linear-gradient(${veil}, ${veil}), ${look.fill}`,
      cursor: 'default',
    },
    '&[aria-busy="true"]::before': { opacity: 0.5 },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid ButtonText',
      selectors: {
        '&::before': { background: 'ButtonText', forcedColorAdjust: 'none' },
        '&:checked::before': { background: 'Highlight' },
      },
    },
  },
});
