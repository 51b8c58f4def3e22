import { createVar, fallbackVar } from '@vanilla-extract/css';

import { cutFoot } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, cut, elevation, radius } = vars;

/** What a card is closed by where the brand draws rules instead; quiet unless said otherwise. */
export const rule = createVar();

/** The brand's card: it floats, has a corner cut off, or lies between two rules. */
export const card = component({
  borderRadius: radius.card,
  background: color.surface.raised,
  boxShadow: elevation.low,
  border: `${border.card} solid ${color.line.strong}`,
  selectors: {
    // What is cut off takes the edge with it, so it is drawn along the cut.
    [when('corners', 'cut')]: {
      clipPath: cutFoot(cut.card),
      backgroundImage: `linear-gradient(135deg, transparent calc(50% - ${border.card}), ${color.line.strong} calc(50% - ${border.card}))`,
      backgroundSize: `${cut.card} ${cut.card}`,
      backgroundPosition: '100% 100%',
      backgroundRepeat: 'no-repeat',
      backgroundOrigin: 'border-box',
    },
    [when('winners', 'ledger')]: {
      borderRadius: 0,
      background: 'none',
      boxShadow: 'none',
      borderInline: 0,
      borderBlock: `${border.rule} solid ${fallbackVar(rule, color.line.soft)}`,
    },
  },
});
