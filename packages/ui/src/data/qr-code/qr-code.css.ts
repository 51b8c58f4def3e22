import { filling, inMiddle } from '../../foundations/manners/arranged.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

/** Black on white in every brand and mode: what cameras read at once. */
export const plate = component({
  position: 'relative',
  colorScheme: 'light',
  forcedColorAdjust: 'none',
  inlineSize: '100%',
  maxInlineSize: '240px',
  marginInline: 'auto',
  overflow: 'hidden',
  borderRadius: `min(${vars.radius.picture}, 12px)`,
  background: 'Canvas',
});

export const code = component({
  inlineSize: '100%',
  blockSize: 'auto',
  fill: 'CanvasText',
  shapeRendering: 'crispEdges',
});

/** On the brand's own ground again; what shows through is a pattern and no code. */
export const veil = component({
  ...filling,
  ...inMiddle,
  alignContent: 'center',
  gap: '12px',
  padding: '16px',
  background: `color-mix(in srgb, ${vars.color.surface.inset} 94%, transparent)`,
  textAlign: 'center',
});
