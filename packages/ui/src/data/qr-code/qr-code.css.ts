import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

/** Black on white in every brand and mode: what cameras read at once. */
export const plate = component({
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
