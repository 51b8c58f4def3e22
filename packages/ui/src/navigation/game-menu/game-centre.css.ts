import { component } from '../../foundations/theme/style.ts';
import { plates } from '../../foundations/theme/plates.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { size, space } = vars;

export const centre = component({
  display: 'grid',
  gridTemplateColumns: `${size.side} minmax(0, 1fr)`,
});

/** Narrower than a page, so its insets are too. */
export const content = component({
  vars: { [space.inset]: '12px', [space.text]: '12px' },
  minInlineSize: 0,
  // What hangs over the narrow inset, such as a button's room, must not widen the page.
  overflowX: 'clip',
  selectors: {
    ...plates.leaning({ vars: { [space.inset]: '8px', [space.text]: '8px' } }),
    ...plates.tinted({ paddingInlineEnd: '4px' }),
    [when('rail', 'words')]: { vars: { [space.inset]: '16px', [space.text]: '16px' } },
  },
});
