import { keyframes } from '@vanilla-extract/css';

import { inBox } from '../../foundations/manners/field.ts';
import { barred, filled, track } from '../../foundations/roles/track.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color } = vars;

const wander = keyframes({
  from: { backgroundPosition: '150% 0' },
  to: { backgroundPosition: '-50% 0' },
});

export const bar = component(
  {
    vars: { [filled]: track.fill },
    blockSize: `calc(3px + ${inBox('5px')})`,
    transform: leaning,
    selectors: {
      '&[data-tone="warning"]': { vars: { [filled]: color.warning.text } },
      '&[data-tone="danger"]': { vars: { [filled]: color.danger.text } },
      // A third of the way, going by, where nobody knows how long it takes.
      '&:indeterminate': {
        backgroundImage: `linear-gradient(90deg, transparent, ${color.action.rest}, transparent)`,
        backgroundSize: '50% 100%',
        backgroundRepeat: 'no-repeat',
        animation: `${wander} 1.4s linear infinite`,
      },
      '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
      '[dir="rtl"] &:indeterminate': { animationDirection: 'reverse' },
      // A rule that is drawn: thick where it has been, a hairline where it will go.
      [when('field', 'rule')]: {
        background: `linear-gradient(${color.line.field}, ${color.line.field}) no-repeat 0 50% / 100% ${border.outline}`,
      },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        selectors: {
          '&:indeterminate': { backgroundSize: '100% 100%', opacity: 0.6 },
        },
      },
    },
  },
  barred,
);
