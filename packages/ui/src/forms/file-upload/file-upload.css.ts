import { createVar } from '@vanilla-extract/css';

import { along, ringed } from '../../foundations/manners/arranged.ts';
import { field } from '../../foundations/manners/field.ts';
import { pressable } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
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
    [when('edges', 'cut')]: { vars: { [edge]: color.text.faint } },
    '&&[data-invalid]': { vars: { [edge]: color.danger.text } },
    '&&[data-over]': { vars: { [edge]: color.line.focus, [width]: border.focus } },
  },
});

export const add = component(
  {
    position: 'relative',
    ...along('16px'),
    minBlockSize: size.richRow,
    padding: '12px 16px',
    // Dashes: a place for something that is not there yet.
    border: `${width} dashed ${edge}`,
    borderRadius: radius.tile,
    background: field.ground,
    color: color.text.soft,
    overflowWrap: 'anywhere',
    transition: `border-color ${motion.press}`,
    selectors: {
      '&[hidden]': { display: 'none' },
      '&:has(:focus-visible)': ringed('2px'),
      '&:has(:disabled)': { opacity: 0.5, cursor: 'default' },
    },
  },
  pressable,
);

export const note = component({ selectors: { '&:empty': { display: 'none' } } });
