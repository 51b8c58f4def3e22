import { createVar } from '@vanilla-extract/css';

import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, motion, radius } = vars;
const side = createVar();

export const field = component({
  vars: { [side]: '24px' },
  display: 'grid',
  justifyItems: 'start',
  minInlineSize: 0,
  selectors: { [when('selected', 'italic')]: { vars: { [side]: '20px' } } },
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
export const note = component({
  paddingInlineStart: `calc(${side} + 12px)`,
  color: color.text.faint,
  ...textAt('s2'),
  selectors: { '&[data-tone="danger"]': { color: color.danger.text } },
});

export const box = component({ position: 'relative', flex: 'none', display: 'grid' });

export const input = component({
  inlineSize: side,
  blockSize: side,
  borderRadius: radius.check,
  border: `1px solid ${color.line.field}`,
  background: color.surface.field,
  transform: leaning,
  transition: `background-color ${motion.press}`,
  selectors: {
    '&:checked, &:indeterminate': {
      background: color.action.rest,
      borderColor: color.action.rest,
    },
    // The action's colour is for what is on.
    [when('ornament', 'lozenge', '&:not(:checked, :indeterminate)')]: {
      borderColor: color.text.soft,
    },
    [when('selected', 'italic')]: { background: 'transparent' },
    [when('selected', 'italic', '&:is(:checked, :indeterminate)')]: {
      background: 'transparent',
      borderColor: color.action.text,
    },
    '&&[aria-invalid="true"]': { borderColor: color.danger.text },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const tick = component({
  position: 'absolute',
  insetBlockStart: `calc(${side} / 2 - 8px)`,
  insetInlineStart: `calc(${side} / 2 - 8px)`,
  color: color.action.on,
  pointerEvents: 'none',
  opacity: 0,
  selectors: {
    [`${input}:is(:checked, :indeterminate) + &`]: { opacity: 1 },
    [when('selected', 'italic')]: { color: color.action.text },
  },
  '@media': { '(forced-colors: active)': { display: 'none' } },
});
