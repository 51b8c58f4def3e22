import { createVar } from '@vanilla-extract/css';

import { pressable } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { nameAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, motion, radius, size } = vars;
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

export const files = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
});

export const item = component({ minInlineSize: 0 });

export const add = component(
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    minBlockSize: size.richRow,
    padding: '12px 16px',
    // Dashes: a place for something that is not there yet.
    border: `${width} dashed ${edge}`,
    borderRadius: radius.tile,
    background: color.surface.field,
    color: color.text.soft,
    overflowWrap: 'anywhere',
    transition: `border-color ${motion.press}`,
    selectors: {
      '&[hidden]': { display: 'none' },
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

export const title = component(nameAt('s3'));
export const words = component({ display: 'grid', gap: '2px', minInlineSize: 0 });
export const limits = component({ color: color.text.faint, ...textAt('s2') });

export const note = component({
  color: color.text.faint,
  ...textAt('s2'),
  selectors: {
    '&:empty': { display: 'none' },
    '&[data-tone="danger"]': { color: color.danger.text },
  },
});
