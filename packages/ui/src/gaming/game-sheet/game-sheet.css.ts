import { inMiddle, sized } from '../../foundations/manners/arranged.ts';
import { groundOf, plate as beneath, roundOf } from '../../foundations/manners/plate.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, radius } = vars;

/** What the studio's mark stands on; a centred sheet has its name alone. */
export const plate = component({
  flex: 'none',
  ...inMiddle,
  ...sized('28px'),
  borderRadius: roundOf(radius.badge),
  background: groundOf(color.surface.strong),
  transform: beneath.lean,
  selectors: { [when('sheet', 'centred')]: { display: 'none' } },
});

export const mark = component({
  ...sized('20px'),
  transform: beneath.upright,
});
