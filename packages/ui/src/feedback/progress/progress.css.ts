import { createVar, keyframes } from '@vanilla-extract/css';

import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, gradient, motion } = vars;

const fill = createVar();
const thick = createVar();
const round = createVar();

export const progress = component({ display: 'grid', gap: '8px' });

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '12px',
  color: color.text.soft,
  ...textAt('s2'),
});

export const value = component({ color: color.text.strong, ...figuresAt('s2') });

const wander = keyframes({
  from: { backgroundPosition: '150% 0' },
  to: { backgroundPosition: '-50% 0' },
});

const grown = {
  borderRadius: round,
  background: fill,
  transition: `inline-size ${motion.sheet} ${motion.sheetCurve}`,
} as const;

export const bar = component({
  vars: {
    [fill]: `linear-gradient(180deg, ${gradient.action})`,
    [thick]: '8px',
    [round]: '4px',
  },
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: thick,
  border: 0,
  borderRadius: round,
  background: color.surface.strong,
  overflow: 'hidden',
  transform: leaning,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': grown,
    '&::-moz-progress-bar': grown,
    '&[data-tone="danger"]': { vars: { [fill]: color.danger.text } },
    // A third of the way, going by, where nobody knows how long it takes.
    '&:indeterminate': {
      backgroundImage: `linear-gradient(90deg, transparent, ${color.action.rest}, transparent)`,
      backgroundSize: '50% 100%',
      backgroundRepeat: 'no-repeat',
      animation: `${wander} 1.4s linear infinite`,
    },
    '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
    '[dir="rtl"] &:indeterminate': { animationDirection: 'reverse' },
    [when('selected', 'soft')]: { vars: { [fill]: color.selected.edge } },
    [when('selected', 'soft', '&[data-tone="danger"]')]: { vars: { [fill]: color.danger.text } },
    // A rule that is drawn: thick where it has been, a hairline where it will go.
    [when('field', 'rule')]: {
      vars: { [thick]: '3px', [round]: '0', [fill]: color.action.text },
      background: `linear-gradient(${color.line.field}, ${color.line.field}) no-repeat 0 50% / 100% ${border.outline}`,
    },
    [when('field', 'rule', '&[data-tone="danger"]')]: { vars: { [fill]: color.danger.text } },
    // A loud fill may be too light for a light track; as text it never is.
    [when('ornament', 'lozenge')]: { vars: { [round]: '0', [fill]: color.action.text } },
    [when('ornament', 'lozenge', '&[data-tone="danger"]')]: {
      vars: { [fill]: color.danger.text },
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: {
        '&:indeterminate': { backgroundSize: '100% 100%', opacity: 0.6 },
      },
    },
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      border: '1px solid CanvasText',
      background: 'Canvas',
      selectors: {
        '&::-webkit-progress-value': { background: 'Highlight' },
        '&::-moz-progress-bar': { background: 'Highlight' },
      },
    },
  },
});
