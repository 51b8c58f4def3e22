import { washes } from '@livery/themes/contract';

import { along } from '../../foundations/manners/arranged.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color } = vars;

export const actions = component({
  ...along('8px'),
  minInlineSize: 0,
  // The header may be dark on a light page.
  vars: {
    [color.text.strong]: color.frame.text,
    [color.line.focus]: color.frame.text,
    [color.surface.inset]:
      `color-mix(in srgb, ${color.frame.text} ${100 * washes.headerButton.part}%, ${color.frame.ground})`,
    [color.line.strong]: `color-mix(in srgb, ${color.frame.text} 60%, transparent)`,
  },
  selectors: {
    // A second fill beside the first would be one too many in a row so short.
    [when('secondary', 'filled')]: { gap: '0px', vars: { [color.surface.strong]: 'transparent' } },
  },
});
