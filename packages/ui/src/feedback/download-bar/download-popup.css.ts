import { along, sized, stacked } from '../../foundations/manners/arranged.ts';
import { framed } from '../../foundations/roles/frame.css.ts';
import { ifCentred, opened } from '../../foundations/manners/opened.ts';
import { inTurn } from '../../foundations/manners/plate.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { radius, space } = vars;

export const app = component({
  ...along('16px'),
  flexWrap: 'wrap',
  justifyContent: opened.align,
  textAlign: opened.align as 'center',
});

export const icon = component({
  flex: 'none',
  ...sized('72px'),
  objectFit: 'cover',
  ...framed,
  borderRadius: `min(${radius.card}, 18px)`,
});

/** Beside the icon, or below it where words stand in the middle. */
export const text = component({ flex: `1 1 ${ifCentred('100%')}` });

/** Rows on the sheet itself. */
export const entries = component({
  ...stacked,
  selectors: { [when('neighbours', 'gap')]: { gap: space.list } },
});

/** Its plate takes its turn. */
export const entry = component({}, inTurn);
