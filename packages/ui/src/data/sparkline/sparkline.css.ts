import { createVar } from '@vanilla-extract/css';

import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color } = vars;
const tone = createVar();

export const sparkline = component({
  vars: { [tone]: color.chart.first },
  inlineSize: '100%',
  minInlineSize: '48px',
  blockSize: '36px',
  overflow: 'visible',
  selectors: {
    '&[data-tone="success"]': { vars: { [tone]: color.success.text } },
    '&[data-tone="danger"]': { vars: { [tone]: color.danger.text } },
    '&[data-tone="neutral"]': { vars: { [tone]: color.text.soft } },
    // Time runs the way one reads.
    '[dir="rtl"] &': { scale: '-1 1' },
  },
  '@media': { '(forced-colors: active)': { vars: { [tone]: 'CanvasText' } } },
});

export const line = component({
  fill: 'none',
  stroke: tone,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});

/** Where it stands now: a line without length, whose ends are round however wide the box is. */
export const end = component({
  fill: tone,
  stroke: tone,
  strokeWidth: 7,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});
