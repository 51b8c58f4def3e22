import { keyframes } from '@vanilla-extract/css';

import { blobs, leaning, upright } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, motion, radius, space } = vars;

const arrive = keyframes({ from: { opacity: 0, scale: '0.7' } });

export const celebration = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: '8px',
  padding: `24px ${space.inset}`,
  textAlign: 'center',
  overflow: 'clip',
});

/** Room for all that flies, so that nothing is cut. */
export const stage = component({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '208px',
  marginBlock: '-24px -16px',
});

export const mark = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '96px',
  blockSize: '96px',
  borderRadius: '50%',
  background: color.selected.fill,
  boxShadow: `inset 0 0 0 ${border.selected} ${color.selected.edge}`,
  color: color.selected.on,
  animation: `${arrive} 400ms ${motion.enterCurve}`,
  selectors: {
    [when('ornament', 'fruit')]: { borderRadius: blobs[0] },
    [when('ornament', 'square')]: { borderRadius: radius.button },
    [when('ornament', 'diamond')]: { borderRadius: 0, rotate: '45deg', scale: '0.8' },
    [when('ornament', 'lozenge')]: { borderRadius: 0, transform: leaning },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { border: '2px solid CanvasText' },
  },
});

/** Upright in a mark that is not. */
export const glyph = component({
  display: 'grid',
  placeItems: 'center',
  selectors: {
    [when('ornament', 'diamond')]: { rotate: '-45deg', scale: '1.25' },
    [when('ornament', 'lozenge')]: { transform: upright },
  },
});

export const title = component({ color: color.text.strong, ...displayAt('s6') });

export const description = component({
  maxInlineSize: '22rem',
  color: color.text.soft,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  ...textAt('s3'),
});

export const action = component({ marginBlockStart: '16px', maxInlineSize: '100%' });
