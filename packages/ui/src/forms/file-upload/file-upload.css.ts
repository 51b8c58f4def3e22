import { createVar } from '@vanilla-extract/css';

import { pressable } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { nameAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, motion, radius } = vars;
const edge = createVar();
const width = createVar();

export const upload = component({
  vars: { [edge]: color.line.field, [width]: '1px' },
  display: 'grid',
  gap: '8px',
  selectors: {
    // A whole frame in the colour of a field's foot would be loud.
    '[data-corners="cut"] &': { vars: { [edge]: color.text.faint } },
    '&&[data-invalid]': { vars: { [edge]: color.danger.text } },
    '&&[data-over]': { vars: { [edge]: color.line.focus, [width]: border.focus } },
  },
});

export const label = component({
  paddingBlockEnd: '8px',
  color: color.text.soft,
  ...nameAt('s3'),
});

export const pictures = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '12px',
});

export const item = component({
  position: 'relative',
  // Alone it is a place to drop on, as wide as the form.
  selectors: { '&:only-child': { gridColumn: '1 / -1' } },
});

export const picture = component({
  inlineSize: '100%',
  aspectRatio: '1',
  borderRadius: radius.tile,
  background: color.surface.strip,
  boxShadow: `inset 0 0 0 ${border.ring} ${color.line.soft}`,
  selectors: {
    [when('tile', 'frame')]: {
      padding: '4px',
      border: `1px solid ${color.line.strong}`,
      background: color.surface.mat,
    },
  },
});

/** The mark is small, what answers a press is not: it covers the corner of the picture. */
export const remove = component({
  selectors: {
    '&&': {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      isolation: 'isolate',
      color: color.text.strong,
    },
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: '8px',
      borderRadius: radius.button,
      background: color.surface.raised,
      boxShadow: `inset 0 0 0 1px ${color.line.soft}`,
    },
    // A picture may have any colour, so the ring lies on the plate, which makes room for it.
    '&&:focus-visible': { outlineOffset: '-6px' },
    '&:focus-visible::before': { inset: '2px' },
  },
});

export const add = component(
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: '8px',
    aspectRatio: '1',
    padding: '8px',
    // Dashes: a place for something that is not there yet.
    border: `${width} dashed ${edge}`,
    borderRadius: radius.tile,
    background: color.surface.field,
    color: color.text.soft,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    ...textAt('s2'),
    transition: `border-color ${motion.press}`,
    selectors: {
      '&[data-alone]': { aspectRatio: 'auto', minBlockSize: '132px', padding: '16px' },
      '&:has(:focus-visible)': {
        outline: `${border.focus} solid ${color.line.focus}`,
        outlineOffset: '2px',
      },
      '&:has(:disabled)': { opacity: 0.5, cursor: 'default' },
      [when('field', 'rule')]: { background: 'transparent' },
    },
  },
  pressable,
);

export const note = component({
  color: color.text.faint,
  ...textAt('s2'),
  selectors: {
    '&:empty': { display: 'none' },
    '&[data-tone="danger"]': { color: color.danger.text },
  },
});
