import { byPlate, ifTinted } from '../../foundations/manners/plate.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { size, space } = vars;

const insets = (length: string) => ({ [space.inset]: length, [space.text]: length });

export const centre = component({
  display: 'grid',
  gridTemplateColumns: `${size.side} minmax(0, 1fr)`,
});

/** Narrower than a page, so its insets are too. */
export const content = component({
  vars: insets(byPlate('12px', '12px', '8px')),
  minInlineSize: 0,
  paddingInlineEnd: ifTinted('4px'),
  // What hangs over the narrow inset, such as a button's room, must not widen the page.
  overflowX: 'clip',
  selectors: { [when('rail', 'words')]: { vars: insets('16px') } },
});
