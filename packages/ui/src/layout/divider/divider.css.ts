import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color } = vars;

export const divider = component({
  border: 0,
  inlineSize: '100%',
  borderBlockStart: `max(1px, ${border.rule}) solid ${color.line.soft}`,
  selectors: {
    [when('neighbours', 'alternate')]: { borderBlockStartStyle: 'dashed' },
  },
});
