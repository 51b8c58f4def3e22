import { padded } from '../../foundations/theme/space.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';
import { card } from './card.css.ts';

const { color, radius } = vars;

const edged = { '(forced-colors: active)': { border: '1px solid CanvasText' } } as const;

export const raised = component(
  {
    selectors: {
      // Between rules it reaches as far as the words around it.
      [when('blocks', 'rules', '&[data-pad]')]: { paddingInline: 0 },
    },
    '@media': edged,
  },
  card,
  padded,
);

/** Lower than what it lies in. */
export const inset = component(
  { borderRadius: radius.row, background: color.surface.inset, '@media': edged },
  padded,
);
