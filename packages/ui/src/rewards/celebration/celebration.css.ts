import { createVar, keyframes } from '@vanilla-extract/css';

import { inMiddle, sized } from '../../foundations/manners/arranged.ts';
import { mark as shape, marked } from '../../foundations/roles/mark.css.ts';
import { upright } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, motion, space } = vars;

/** What stands on its tip is smaller, and what lies in it as large as ever. */
const size = createVar();
const back = createVar();
const straight = createVar();

const arrive = keyframes({ from: { opacity: 0, scale: '0.7' } });

export const celebration = component({ padding: `24px ${space.inset}`, overflow: 'clip' });

/** Room for all that flies, so that nothing is cut. */
export const stage = component({
  vars: { [size]: '1', [back]: '0deg', [straight]: 'none' },
  position: 'relative',
  ...inMiddle,
  inlineSize: '100%',
  blockSize: '208px',
  marginBlock: '-24px -16px',
  selectors: {
    [when('marks', 'diamond')]: { vars: { [size]: '0.8', [back]: `calc(-1 * ${shape.turn})` } },
    [when('marks', 'lozenge')]: { vars: { [straight]: upright } },
  },
});

export const mark = component({
  ...marked,
  ...inMiddle,
  ...sized('96px'),
  scale: size,
  background: color.selected.fill,
  boxShadow: `inset 0 0 0 ${border.selected} ${color.selected.edge}`,
  color: color.selected.on,
  animation: `${arrive} 400ms ${motion.enterCurve}`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { border: '2px solid CanvasText' },
  },
});

/** Upright in a mark that is not. */
export const glyph = component({
  ...inMiddle,
  rotate: back,
  scale: `calc(1 / ${size})`,
  transform: straight,
});

export const description = component({ maxInlineSize: '22rem' });

export const action = component({ marginBlockStart: '16px', maxInlineSize: '100%' });
