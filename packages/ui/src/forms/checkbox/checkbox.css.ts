import { createVar } from '@vanilla-extract/css';

import { sized } from '../../foundations/manners/arranged.ts';
import { choice, on, onChoice } from '../../foundations/manners/choice.ts';
import { field as manner } from '../../foundations/manners/field.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, motion, radius } = vars;
const side = createVar();

export const field = component({
  vars: { [side]: `calc(20px + ${onChoice('4px')})` },
  display: 'grid',
  justifyItems: 'start',
  minInlineSize: 0,
});

export const checkbox = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '12px',
  minBlockSize: '44px',
  color: color.text.strong,
  ...textAt('s3'),
  selectors: {
    '&:has(:disabled)': { opacity: 0.6 },
  },
});

/** Under the words, past the box. */
export const note = component({ paddingInlineStart: `calc(${side} + 12px)` });

export const box = component({ position: 'relative', flex: 'none', display: 'grid' });

export const input = component({
  ...sized(side),
  borderRadius: radius.check,
  border: `1px solid ${choice.edge}`,
  background: manner.ground,
  transform: leaning,
  transition: `background-color ${motion.press}`,
  selectors: {
    '&:checked, &:indeterminate': { background: on.ground, borderColor: on.edge },
    '&&[aria-invalid="true"]': { borderColor: color.danger.text },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const tick = component({
  position: 'absolute',
  insetBlockStart: `calc(${side} / 2 - 8px)`,
  insetInlineStart: `calc(${side} / 2 - 8px)`,
  color: on.ink,
  pointerEvents: 'none',
  opacity: 0,
  selectors: { [`${input}:is(:checked, :indeterminate) + &`]: { opacity: 1 } },
  '@media': { '(forced-colors: active)': { display: 'none' } },
});
