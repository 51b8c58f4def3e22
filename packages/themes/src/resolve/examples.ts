import type { FormatType } from '../contract/value.ts';

const nothing = { value: 0, unit: 'px' } as const;

/** The format has no word for a shadow that is none: one layer that cannot be seen. */
export const noShadow = [
  { color: '#00000000', offsetX: nothing, offsetY: nothing, blur: nothing, spread: nothing },
] as const;

/** A value of each type as a file writes it, for those who met one that is not. */
export const examples: Readonly<Record<FormatType, string>> = {
  color: '"#1a334d", or { "colorSpace": "srgb", "components": [0.1, 0.2, 0.3] }',
  dimension: '{ "value": 16, "unit": "px" }',
  duration: '{ "value": 200, "unit": "ms" }',
  cubicBezier: '[0.2, 0.9, 0.25, 1]',
  number: '0.5',
  fontFamily: '["Figtree Variable"]',
  fontWeight: '600',
  shadow: `[{ "color": …, "offsetX": …, "offsetY": …, "blur": …, "spread": …, "inset": false }]; "livery set <code> token <token> none" writes one that is none`,
  gradient: '[{ "color": …, "position": 0 }, { "color": …, "position": 1 }]',
  border: '{ "color": …, "width": …, "style": "solid" }',
  strokeStyle: '"dashed", or { "dashArray": [{ "value": 4, "unit": "px" }], "lineCap": "round" }',
  transition: '{ "duration": …, "delay": …, "timingFunction": [0.2, 0.9, 0.25, 1] }',
  typography:
    '{ "fontFamily": …, "fontSize": …, "fontWeight": …, "letterSpacing": …, "lineHeight": 1.5 }',
};
