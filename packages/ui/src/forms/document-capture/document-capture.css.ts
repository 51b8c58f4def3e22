import { createVar } from '@vanilla-extract/css';

import { component } from '../../foundations/theme/style.ts';
import { nameAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, radius } = vars;
const ratio = createVar();
const edge = createVar();

export const capture = component({
  vars: { [ratio]: '4 / 3', [edge]: 'transparent' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  selectors: {
    '&[data-frame="face"]': { vars: { [ratio]: '3 / 4' } },
    '&[data-invalid]': { vars: { [edge]: color.danger.text } },
  },
});

export const label = component({
  paddingBlockEnd: '8px',
  color: color.text.soft,
  ...nameAt('s3'),
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
  boxShadow: `0 0 0 2px ${edge}`,
  selectors: {
    [when('tile', 'frame')]: { boxShadow: `0 0 0 1px ${color.line.strong}` },
    [when('tile', 'frame', '[data-invalid] > &')]: { boxShadow: `0 0 0 1px ${edge}` },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const video = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  selectors: {
    // One sees oneself as in a mirror; the picture is taken as others see it.
    '&[data-mirrored]': { scale: '-1 1' },
    '&[hidden]': { display: 'none' },
  },
});

export const picture = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
});

export const wait = component({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

export const actions = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
});

export const trouble = component({
  display: 'flex',
  gap: '8px',
  color: color.danger.text,
  ...textAt('s3'),
});

export const note = component({
  color: color.text.soft,
  ...textAt('s2'),
  selectors: { '&[data-tone="danger"]': { color: color.danger.text } },
});
