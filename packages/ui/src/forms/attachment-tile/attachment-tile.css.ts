import { createVar } from '@vanilla-extract/css';

import { cutFoot } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { labelAt, rem, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, cut, motion, radius, type } = vars;
const edge = createVar();
const fill = createVar();

export const tile = component({
  vars: { [edge]: 'transparent', [fill]: color.action.text },
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minInlineSize: 0,
  padding: '8px',
  borderRadius: radius.row,
  background: color.surface.inset,
  color: color.text.strong,
  boxShadow: `inset 0 0 0 ${border.outline} ${edge}`,
  selectors: {
    '&[data-state="failed"]': { vars: { [edge]: color.danger.text } },
    [when('corners', 'cut')]: { clipPath: cutFoot(cut.row) },
    // Between hairlines, where the brand draws lines and no plates.
    [when('winners', 'ledger')]: {
      vars: { [edge]: color.line.strong },
      borderRadius: 0,
      background: 'none',
    },
    [when('winners', 'ledger', '&[data-state="failed"]')]: {
      vars: { [edge]: color.danger.text },
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const thumb = component({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(48),
  blockSize: rem(48),
  borderRadius: radius.thumb,
  overflow: 'hidden',
  background: color.surface.raised,
  color: color.text.soft,
  selectors: {
    [when('tile', 'frame')]: { boxShadow: `inset 0 0 0 1px ${color.line.strong}` },
    '[data-state="failed"] > &': { color: color.danger.text },
  },
});

export const ending = component({ ...labelAt('s1'), letterSpacing: 0 });

export const picture = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const texts = component({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '4px',
  minInlineSize: 0,
});

export const name = component({
  display: 'flex',
  maxInlineSize: '100%',
  ...textAt('s2'),
  fontWeight: type.text.strong,
});

/** Gives way; the ending of the name stays in sight. */
export const nameStart = component({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
});
export const nameEnd = component({ flex: 'none', whiteSpace: 'pre' });

/** The whole tile answers, but for its buttons. */
export const open = component({
  maxInlineSize: '100%',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${border.focus} solid ${color.line.focus}`,
      outlineOffset: '-2px',
    },
  },
});

export const description = component({ color: color.text.faint, ...textAt('s2') });

export const error = component({
  color: color.danger.text,
  overflowWrap: 'anywhere',
  ...textAt('s2'),
});

const grown = {
  borderRadius: 'inherit',
  background: fill,
  transition: `inline-size ${motion.sheet} ${motion.sheetCurve}`,
} as const;

export const bar = component({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '6px',
  border: 0,
  borderRadius: radius.check,
  overflow: 'hidden',
  background: color.surface.strong,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': grown,
    '&::-moz-progress-bar': grown,
    [when('field', 'rule')]: { blockSize: '3px', borderRadius: 0, background: color.line.strong },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      border: '1px solid CanvasText',
      background: 'Canvas',
      selectors: {
        '&::-webkit-progress-value': { background: 'Highlight' },
        '&::-moz-progress-bar': { background: 'Highlight' },
      },
    },
  },
});

/** Above what the whole tile answers with. Twice the class: the button's own sheet may come later. */
export const act = component({
  selectors: { '&&': { position: 'relative', marginBlock: '-4px', color: color.text.soft } },
});
