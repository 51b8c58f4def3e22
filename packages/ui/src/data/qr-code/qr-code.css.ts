import { inMiddle } from '../../foundations/manners/arranged.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

/** Black on white in every brand and mode: what cameras read at once. */
export const plate = component({
  display: 'grid',
  colorScheme: 'light',
  forcedColorAdjust: 'none',
  inlineSize: '100%',
  maxInlineSize: '240px',
  marginInline: 'auto',
  overflow: 'hidden',
  borderRadius: `min(${vars.radius.picture}, 12px)`,
  background: 'Canvas',
});

/** In one cell with what may lie over it, which may be higher. */
const cell = { gridArea: '1 / 1' } as const;

export const code = component({
  ...cell,
  alignSelf: 'center',
  inlineSize: '100%',
  blockSize: 'auto',
  fill: 'CanvasText',
  shapeRendering: 'crispEdges',
});

/** On the brand's own ground again; what shows through is a pattern and no code. */
export const veil = component({
  ...cell,
  ...inMiddle,
  alignContent: 'center',
  gap: '12px',
  padding: '16px',
  background: `color-mix(in srgb, ${vars.color.surface.inset} 94%, transparent)`,
  textAlign: 'center',
});
