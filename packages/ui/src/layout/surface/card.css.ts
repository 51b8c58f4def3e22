import { createVar, fallbackVar } from '@vanilla-extract/css';

import { block, onPlate, onRules } from '../../foundations/manners/block.ts';
import { edge } from '../../foundations/manners/edge.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, cut, radius } = vars;

/** What a card is closed by where the brand draws rules instead; quiet unless said otherwise. */
export const rule = createVar();

/** The brand's card: it floats, has a corner cut off, or lies between two rules. */
export const card = component({
  borderRadius: onPlate(radius.card),
  background: block.ground,
  boxShadow: block.shadow,
  borderInline: `${onPlate(border.card)} solid ${color.line.strong}`,
  borderBlock: `calc(${onPlate(border.card)} + ${onRules(border.rule)}) solid ${fallbackVar(rule, block.line)}`,
  clipPath: edge.card,
  selectors: {
    // What is cut off takes the edge with it, so it is drawn along the cut.
    [when('edges', 'cut')]: {
      backgroundImage: `linear-gradient(135deg, transparent calc(50% - ${border.card}), ${color.line.strong} calc(50% - ${border.card}))`,
      backgroundSize: `${cut.card} ${cut.card}`,
      backgroundPosition: '100% 100%',
      backgroundRepeat: 'no-repeat',
      backgroundOrigin: 'border-box',
    },
    [`:where([dir="rtl"])${when('edges', 'cut')}`]: {
      backgroundImage: `linear-gradient(225deg, transparent calc(50% - ${border.card}), ${color.line.strong} calc(50% - ${border.card}))`,
      backgroundPosition: '0 100%',
    },
  },
});
