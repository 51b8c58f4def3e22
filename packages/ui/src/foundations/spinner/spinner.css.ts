import { keyframes } from '@vanilla-extract/css';

import { component } from '../theme/style.ts';
import { when } from '../theme/when.ts';

const turn = keyframes({ to: { rotate: '1turn' } });
const quarter = keyframes({ '0%': { rotate: '45deg' }, '60%, 100%': { rotate: '135deg' } });

/** Three points in a row. */
const waiting = [15, 50, 85]
  .map((at) => `radial-gradient(circle at ${at}% 50%, currentColor 9%, transparent 12%)`)
  .join(', ');

export const spinner = component({
  display: 'inline-block',
  flex: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  borderRadius: '50%',
  border: '2px solid color-mix(in srgb, currentColor 26%, transparent)',
  borderBlockStartColor: 'currentColor',
  animation: `${turn} 720ms linear infinite`,
  selectors: {
    '&[data-size="large"]': { inlineSize: '32px', blockSize: '32px', borderWidth: '3px' },
    [when('marks', 'diamond')]: {
      borderRadius: 0,
      borderWidth: '1px',
      scale: '0.72',
      borderColor: 'currentColor',
      animation: `${quarter} 1100ms cubic-bezier(0.6, 0, 0.1, 1) infinite`,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: {
        // A square that stands still is a box to be ticked.
        [when('marks', 'diamond')]: {
          scale: 'none',
          border: 0,
          background: waiting,
        },
      },
    },
  },
});
