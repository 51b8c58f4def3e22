import { field } from '../../forms/checkbox/checkbox.css.ts';
import { sized } from '../../foundations/manners/arranged.ts';
import { component } from '../../foundations/theme/style.ts';

/** As large as a finger, around a box that is not. */
export const select = component(
  {
    display: 'grid',
    placeContent: 'center',
    ...sized('44px'),
    marginInlineStart: '-12px',
  },
  field,
);
