import { inset } from '../../overlays/drawer/drawer.css.ts';
import { ifCentred } from '../../foundations/manners/opened.ts';
import { component } from '../../foundations/theme/style.ts';
import { rem } from '../../foundations/theme/type.ts';
import { when } from '../../foundations/theme/when.ts';

/** Words stand closer than tiles. */
export const groups = component({
  selectors: { [when('menu', 'list', '&&&')]: { gap: '12px' } },
});

/** Between rules it reaches from edge to edge. */
export const top = component({
  marginInline: ifCentred(`(-1 * ${inset})`),
  marginBlockStart: ifCentred('-8px'),
});

/** Side by side, and below each other where their words are long. */
export const actions = component({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(116)}), 1fr))`,
  gap: '8px',
});
