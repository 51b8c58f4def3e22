import { createVar } from '@vanilla-extract/css';

import { component } from '../../foundations/theme/style.ts';
import { rem, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, radius } = vars;
const ground = createVar();
const ink = createVar();
const mark = createVar();

export const message = component({
  vars: { [ground]: color.surface.inset, [ink]: color.text.strong, [mark]: color.action.text },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
  padding: '12px 16px',
  borderRadius: radius.message,
  background: ground,
  color: ink,
  ...textAt('s2'),
  lineHeight: rem(20),
  selectors: {
    '&[data-tone="danger"]': {
      vars: {
        [ground]: color.danger.surface,
        [ink]: color.danger.on,
        [mark]: color.danger.text,
      },
    },
    '&[data-tone="success"]': { vars: { [mark]: color.success.text } },
    '&[data-tone="warning"]': {
      vars: {
        [ground]: color.warning.surface,
        [ink]: color.warning.on,
        [mark]: color.warning.on,
      },
    },
    // What can be done about it is read on the same ground.
    [when('message', 'box', '&[data-tone="danger"]')]: {
      vars: { [color.action.text]: color.danger.on },
    },
    [when('message', 'box', '&[data-tone="warning"]')]: {
      vars: { [color.action.text]: color.warning.on },
    },
    [when('message', 'plain')]: {
      vars: { [ground]: 'transparent' },
      alignItems: 'start',
      padding: '4px 0',
      borderRadius: 0,
    },
    // What can be done is higher than a line: all stand on one middle.
    [when('message', 'plain', '&:has(> :is(a, button))')]: { alignItems: 'center' },
    [when('message', 'plain', '&[data-tone="danger"]')]: {
      vars: { [ground]: 'transparent', [ink]: color.danger.text },
    },
    [when('message', 'plain', '&[data-tone="warning"]')]: {
      vars: {
        [ground]: 'transparent',
        [ink]: color.warning.text,
        [mark]: color.warning.text,
      },
    },
    [when('message', 'plain', '&[data-tone="success"]')]: { vars: { [ink]: color.success.text } },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const icon = component({ color: mark });
/** In large letters what can be done takes a line of its own. */
export const text = component({ flex: `1 1 ${rem(112)}`, minInlineSize: 0, hyphens: 'auto' });
