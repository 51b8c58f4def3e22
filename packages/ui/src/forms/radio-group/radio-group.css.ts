import { createVar } from '@vanilla-extract/css';

import { blobs, cutFoot } from '../../foundations/theme/shapes.ts';
import { script } from '../../foundations/theme/script.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt, nameAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, cut, elevation, motion, radius, space } = vars;

const ink = createVar();
const round = createVar();

export const group = component({ display: 'grid', minInlineSize: 0 });

export const legend = component({
  paddingBlockEnd: '8px',
  color: color.text.soft,
  ...nameAt('s3'),
});

const card = '[data-cards] > &';
const chosen = ':has(:checked)';

export const radio = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
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
      paddingInline: '16px',
      borderRadius: radius.row,
      background: color.surface.raised,
      boxShadow: elevation.low,
    },
    '[data-cards] > & + &': { marginBlockStart: space.list },
    [`[data-cards] > &${chosen}`]: {
      boxShadow: `inset 0 0 0 ${border.selected} ${color.selected.edge}`,
    },
    // Where corners are cut, the chosen one has the ground below.
    [`[data-corners="round"]${when('selected', 'soft', `[data-cards] > &${chosen}`)}`]: {
      vars: { [color.text.soft]: color.selected.on },
      background: color.selected.fill,
      color: color.selected.on,
    },
    // Choices between hairlines; the chosen one speaks in italics, not by a box.
    [when('selected', 'italic', card)]: {
      paddingInline: '16px',
      borderRadius: 0,
      background: 'none',
      boxShadow: `inset 0 0 0 1px ${color.line.soft}`,
    },
    [when('selected', 'italic', `[data-cards] > &${chosen}`)]: {
      boxShadow: `inset 0 0 0 1px ${color.action.text}`,
    },
    [`[data-corners="cut"] ${card}`]: { clipPath: cutFoot(cut.row), boxShadow: 'none' },
    [`[data-corners="cut"] [data-cards] > &${chosen}`]: {
      boxShadow: `inset 4px 0 ${color.action.rest}`,
      background: color.surface.strong,
    },
    [`[dir="rtl"][data-corners="cut"] [data-cards] > &${chosen}`]: {
      boxShadow: `inset -4px 0 ${color.action.rest}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { [card]: { border: '1px solid CanvasText' } },
    },
  },
});

export const input = component({
  vars: { [ink]: color.line.field, [round]: '50%' },
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: round,
  background: color.surface.field,
  boxShadow: `inset 0 0 0 1px ${ink}`,
  transition: `box-shadow ${motion.press}`,
  selectors: {
    '&::before': {
      content: '',
      inlineSize: '12px',
      blockSize: '12px',
      borderRadius: round,
      background: color.action.rest,
      scale: 0,
      transition: `scale ${motion.enter} ${motion.enterCurve}`,
    },
    '&:checked': {
      vars: { [ink]: color.action.text },
      boxShadow: `inset 0 0 0 2px ${ink}`,
    },
    '&:checked::before': { scale: 1 },

    [when('selected', 'soft', '&:checked')]: { vars: { [ink]: color.selected.edge } },
    [when('selected', 'soft', '&::before')]: { background: color.selected.edge },
    [when('ornament', 'fruit', '&::before')]: { borderRadius: blobs[0] },

    // The diamond: never a circle.
    [when('ornament', 'diamond')]: {
      vars: { [round]: '0' },
      inlineSize: '17px',
      blockSize: '17px',
      margin: '3.5px',
      background: 'transparent',
      rotate: '45deg',
    },
    [when('ornament', 'diamond', '&::before')]: {
      inlineSize: '9px',
      blockSize: '9px',
      background: color.action.text,
    },
    [when('ornament', 'diamond', '&:checked')]: { boxShadow: `inset 0 0 0 1px ${ink}` },

    [when('ornament', 'lozenge')]: {
      // Round, unlike the boxes that are ticked, which lean.
      vars: { [ink]: color.text.soft },
      inlineSize: '20px',
      blockSize: '20px',
      margin: '2px',
      background: 'transparent',
    },
    [when('ornament', 'lozenge', '&:checked')]: { vars: { [ink]: color.action.text } },
    [when('ornament', 'lozenge', '&::before')]: {
      inlineSize: '10px',
      blockSize: '10px',
    },
    'fieldset[data-invalid] &&': { vars: { [ink]: color.danger.text } },
  },
  '@media': {
    '(forced-colors: active)': {
      appearance: 'auto',
      rotate: 'none',
      selectors: { '&::before': { display: 'none' } },
    },
  },
});

export const texts = component({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const text = component({
  display: 'block',
  selectors: {
    '[data-cards] &': nameAt('s3'),
    [when('selected', 'italic', `label:has(:checked) &`)]: { fontStyle: script.italic },
  },
});

export const description = component({
  display: 'block',
  color: color.text.soft,
  ...textAt('s2'),
  selectors: {
    [when('selected', 'soft', '[data-cards] > label:has(:checked) &')]: { color: 'inherit' },
  },
});

export const end = component({ flex: 'none', color: color.text.soft, ...figuresAt('s3') });

export const note = component({
  paddingBlockStart: '8px',
  color: color.text.faint,
  ...textAt('s2'),
  selectors: { '&[data-tone="danger"]': { color: color.danger.text } },
});
