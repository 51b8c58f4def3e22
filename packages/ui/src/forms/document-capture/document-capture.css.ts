import { createVar } from '@vanilla-extract/css';

import { filling, inMiddle, stacked } from '../../foundations/manners/arranged.ts';
import { frame } from '../../foundations/roles/frame.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, radius } = vars;
const ratio = createVar();

export const capture = component({
  vars: { [ratio]: '4 / 3' },
  ...stacked,
  gap: '12px',
  selectors: { '&[data-frame="face"]': { vars: { [ratio]: '3 / 4' } } },
});

export const stage = component({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '26rem',
  marginInline: 'auto',
  aspectRatio: ratio,
  overflow: 'hidden',
  borderRadius: radius.picture,
  background: color.scene.ground,
  color: color.scene.text,
  // A hairline in a brand of frames, and nothing in others.
  boxShadow: `0 0 0 ${frame.edge} ${color.line.strong}`,
  selectors: {
    '[data-invalid] > &': { boxShadow: `0 0 0 max(2px, ${frame.edge}) ${color.danger.text}` },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const video = component({
  ...filling,
  objectFit: 'cover',
  selectors: {
    // One sees oneself as in a mirror; the picture is taken as others see it.
    '&[data-mirrored]': { scale: '-1 1' },
    '&[hidden]': { display: 'none' },
  },
});

export const picture = component({ ...filling, objectFit: 'contain' });

export const wait = component({ position: 'absolute', inset: 0, ...inMiddle });

export const trouble = component({
  display: 'flex',
  gap: '8px',
  color: color.danger.text,
  ...textAt('s3'),
});
