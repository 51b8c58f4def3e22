import { inset } from '../../overlays/drawer/drawer.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { when } from '../../foundations/theme/when.ts';

export const groups = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  selectors: { [when('menu', 'list')]: { gap: '12px' } },
});

/** Between rules it reaches from edge to edge. */
export const top = component({
  selectors: {
    [when('sheet', 'centred')]: {
      marginInline: `calc(-1 * ${inset})`,
      marginBlockStart: '-8px',
    },
  },
});
