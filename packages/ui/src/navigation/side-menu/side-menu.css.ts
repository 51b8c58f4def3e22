import { inset } from '../../overlays/drawer/drawer.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { rem } from '../../foundations/theme/type.ts';
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

/** Side by side, and below each other where their words are long. */
export const actions = component({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(116)}), 1fr))`,
  gap: '8px',
});
