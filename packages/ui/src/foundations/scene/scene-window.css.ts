import { frame } from '../roles/frame.css.ts';
import { onPlate } from '../manners/block.ts';
import { scenery } from '../roles/scenery.css.ts';
import { component } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const { color, radius } = vars;

export const place = component({
  position: 'relative',
  inlineSize: '192px',
  maxInlineSize: '100%',
  marginBlockEnd: '28px',
  selectors: { '&[data-own]': { marginBlockEnd: '44px' } },
});

export const pane = component({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  blockSize: '116px',
  borderRadius: `min(${radius.banner}, 28px)`,
  background: scenery.ground,
  color: color.scene.text,
  boxShadow: frame.ring,
});

export const picture = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

/** It has a shape of its own, and needs no window. */
export const mark = component({
  inlineSize: '100%',
  blockSize: '128px',
  objectFit: 'contain',
});

/** On the lower edge, half on the scene and half on the page. */
export const plate = component({
  position: 'absolute',
  insetBlockEnd: '-22px',
  insetInlineStart: 'calc(50% - 22px)',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: onPlate('50%'),
  background: color.surface.raised,
  boxShadow: `${frame.ring}, 0 0 0 4px ${color.surface.page}`,
  color: color.action.text,
  selectors: {
    '[data-own] > &': { insetBlockEnd: '-36px' },
    '[data-kind="failed"] &': { color: color.danger.text },
  },
});
