import { createVar } from '@vanilla-extract/css';

import { ground, ink } from '../../foundations/manners/bead.css.ts';
import { inSaid, painted, toned } from '../../foundations/manners/tone.ts';
import { component } from '../../foundations/theme/style.ts';
import { rem, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, radius } = vars;
const mark = createVar();

export const message = component(
  {
    vars: { [mark]: color.action.text },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px',
    padding: `calc(4px + ${inSaid('8px')}) ${inSaid('16px')}`,
    borderRadius: inSaid(radius.message),
    background: ground,
    color: ink,
    ...textAt('s2'),
    lineHeight: rem(20),
    selectors: {
      '&[data-tone="danger"]': { vars: { [mark]: color.danger.text } },
      '&[data-tone="warning"]': { vars: { [mark]: ink } },
      // Good news is no alarm: only its mark is coloured.
      '&[data-tone="success"]': {
        vars: {
          [painted.ground]: color.surface.inset,
          [painted.ink]: color.text.strong,
          [mark]: color.success.text,
        },
      },
      // What can be done about it is read on the same ground.
      [when('message', 'box', '&:is([data-tone="danger"], [data-tone="warning"])')]: {
        vars: { [color.action.text]: ink },
      },
      // What can be done is higher than a line: all stand on one middle. Else the mark stands by the first.
      [when('message', 'plain', '&:not(:has(> :is(a, button)))')]: { alignItems: 'start' },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  toned,
);

export const icon = component({ color: mark });
/** In large letters what can be done takes a line of its own. */
export const text = component({ flex: `1 1 ${rem(112)}`, minInlineSize: 0, hyphens: 'auto' });
