import { leaning, upright } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { plates } from '../../foundations/theme/plates.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, radius } = vars;

/** What the studio's mark stands on; a centred sheet has its name alone. */
export const plate = component({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: radius.badge,
  background: color.surface.strong,
  selectors: {
    ...plates.tinted(({ outlines }) => ({
      borderRadius: outlines[0],
      background: color.tint.first,
    })),
    ...plates.leaning({ borderRadius: 0, transform: leaning }),
    [when('sheet', 'centred')]: { display: 'none' },
  },
});

export const mark = component({
  inlineSize: '20px',
  blockSize: '20px',
  selectors: plates.leaning({ transform: upright }),
});
