import { createVar } from '@vanilla-extract/css';

import { blobs, leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { nameAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, elevation, gradient, motion, radius, type } = vars;

const fill = createVar();
const edge = createVar();
const thumb = createVar();
const light = createVar();
const round = createVar();
const turn = createVar();

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
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

const on = '&:checked';
const soft = when('selected', 'soft', on);

export const control = component({
  vars: {
    [fill]: color.surface.strong,
    [edge]: color.line.field,
    [thumb]: color.text.soft,
    [light]: '0 0 transparent',
    [round]: '16px',
    [turn]: 'none',
  },
  position: 'relative',
  flex: 'none',
  inlineSize: '52px',
  blockSize: '32px',
  // The area that answers a press is 44 high, the track is not.
  marginBlock: '6px',
  cursor: 'pointer',
  transform: leaning,
  borderRadius: round,
  background: fill,
  boxShadow: `inset 0 0 0 1px ${edge}, ${light}`,
  transition: `background-color ${motion.press}, box-shadow ${motion.press}, opacity ${motion.press}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '6px',
      insetInlineStart: '6px',
      inlineSize: '20px',
      blockSize: '20px',
      borderRadius: round,
      background: thumb,
      transform: turn,
      transition: `inset-inline-start ${motion.enter} ${motion.enterCurve}, background-color ${motion.press}`,
    },
    '&::after': { content: '', position: 'absolute', inset: '-6px' },
    [on]: {
      vars: {
        [fill]: `linear-gradient(180deg, ${gradient.action})`,
        [edge]: 'transparent',
        [thumb]: color.action.on,
        [light]: elevation.action,
      },
    },
    [`${on}::before`]: { insetInlineStart: '26px' },

    // A seed that has rolled over: what is chosen is leaf, not fruit.
    [when('ornament', 'fruit', '&::before')]: { borderRadius: blobs[0] },
    [soft]: { vars: { [fill]: color.selected.edge, [thumb]: color.surface.raised } },

    // Ink and paper: a frame, and the ornament in it.
    [when('selected', 'italic')]: {
      vars: { [fill]: 'transparent', [round]: '0', [turn]: 'rotate(45deg)' },
      blockSize: '28px',
      marginBlock: '8px',
    },
    [when('selected', 'italic', '&::before')]: {
      insetBlockStart: '8px',
      insetInlineStart: '9px',
      inlineSize: '12px',
      blockSize: '12px',
      background: 'transparent',
      boxShadow: `inset 0 0 0 ${border.outline} ${thumb}`,
    },
    [when('selected', 'italic', on)]: {
      vars: {
        [fill]: 'transparent',
        [edge]: color.action.text,
        [thumb]: color.action.text,
        [light]: '0 0 transparent',
      },
    },
    [when('selected', 'italic', `${on}::before`)]: {
      insetInlineStart: '31px',
      background: thumb,
    },

    [when('ornament', 'square')]: { vars: { [round]: `min(${radius.button}, 16px)` } },
    [when('ornament', 'lozenge', '&:not(:checked)')]: { vars: { [edge]: color.text.faint } },
    [when('ornament', 'lozenge')]: {
      vars: { [round]: '0' },
      blockSize: '28px',
      marginBlock: '8px',
      marginInlineEnd: '4px',
    },
    [when('ornament', 'lozenge', '&::before')]: {
      insetBlockStart: '4px',
      insetInlineStart: '4px',
      inlineSize: '22px',
    },
    [when('ornament', 'lozenge', `${on}::before`)]: { insetInlineStart: '26px' },
    '&:disabled': { opacity: 0.5, cursor: 'default' },
    // As pale as that, but for the ring: it keeps the focus.
    '&[aria-busy="true"]': {
      background: `linear-gradient(${veil}, ${veil}), ${fill}`,
      cursor: 'default',
    },
    '&[aria-busy="true"]::before': { opacity: 0.5 },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid ButtonText',
      selectors: {
        '&::before': { background: 'ButtonText', forcedColorAdjust: 'none' },
        [`${on}::before`]: { background: 'Highlight' },
      },
    },
  },
});
