import { keyframes } from '@vanilla-extract/css';

import { stacked } from '../../foundations/manners/arranged.ts';
import { component } from '../../foundations/theme/style.ts';

const come = keyframes({ from: { opacity: 0 } });
const go = keyframes({ to: { opacity: 0 } });
const still = '(prefers-reduced-motion: reduce)';

/** On what may have been awaited; by opacity alone, so that nothing moves. */
export const arrival = component({
  selectors: { '&[data-arriving]': { animation: `${come} 180ms ease-out` } },
  '@media': { [still]: { selectors: { '&[data-arriving]': { animation: 'none' } } } },
});

/** One place for both, one over the other. */
export const both = component({ position: 'relative', ...stacked });

export const leaving = component({
  selectors: {
    '&[data-leaving]': {
      position: 'absolute',
      inset: 0,
      overflow: 'clip',
      pointerEvents: 'none',
      animation: `${go} 180ms ease-in forwards`,
    },
  },
});
