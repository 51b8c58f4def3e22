import { createVar } from '@vanilla-extract/css';

import { inMiddle } from '../../foundations/manners/arranged.ts';
import { frame } from '../../foundations/roles/frame.css.ts';
import { pointAnew, roles } from '../../foundations/roles/roles.ts';
import { cutPair, cutWithin } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { pageOf, when } from '../../foundations/theme/when.ts';
import { captionOf } from './caption.ts';
import { caption } from './captions.css.ts';

const { border, color, cut, effect, radius, space, type } = vars;

/** Of the page, as there are hundreds of covers. */
const look = roles('cover', {
  clip: 'none',
  largeClip: 'none',
  ring: 'block',
  glow: 'none',
  contain: 'none',
});

pointAnew('edges', 'cut', {
  [look.clip]: cutPair(cut.tile),
  [look.largeClip]: cutPair(cut.tileLarge),
});
pointAnew('frames', 'frame', { [look.ring]: 'none' });
// Light is no content: it makes no page wider.
pointAnew('frames', 'glow', { [look.glow]: 'block', [look.contain]: 'layout' });

/** Corner of the cover; strips and sheets re-point it. */
const corner = createVar();
const depth = createVar();
const clip = createVar();
const frameAndMat = `calc(${border.frame} + ${space.mat})`;
const framedCut = (target: string): string =>
  `${pageOf('edges', 'cut')}${when('frames', 'frame', target)}`;

export const cover = component({
  vars: { [corner]: radius.tile, [depth]: cut.tile, [clip]: look.clip },
  position: 'relative',
  display: 'block',
  padding: frame.mat,
  border: `${frame.edge} solid ${color.line.strong}`,
  background: frame.ground,
  contain: look.contain as 'layout',
  selectors: {
    '&[data-large]': {
      vars: { [corner]: radius.tileLarge, [depth]: cut.tileLarge, [clip]: look.largeClip },
    },
    '&[data-sheet]': {
      vars: { [corner]: radius.cover, [depth]: cut.tileLarge, [clip]: look.largeClip },
    },
    '&::after': {
      content: '',
      position: 'absolute',
      display: look.ring,
      inset: 0,
      borderRadius: corner,
      boxShadow: `inset 0 0 0 ${border.ring} color-mix(in srgb, ${color.scene.text} 12%, transparent)`,
      clipPath: clip,
      pointerEvents: 'none',
    },
    // A frame is cut with its corners: its colour is the ground, and the mat lies in it.
    [framedCut('&')]: {
      padding: frameAndMat,
      border: 0,
      background: color.line.strong,
      clipPath: cutPair(depth),
    },
    [framedCut('&::before')]: {
      content: '',
      position: 'absolute',
      inset: border.frame,
      background: color.surface.mat,
      clipPath: cutPair(cutWithin(depth, border.frame)),
    },
  },
});

/** The place of the picture is held open before it comes. */
export const picture = component({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  aspectRatio: effect.tileRatio,
  objectFit: 'cover',
  overflow: 'hidden',
  borderRadius: corner,
  background: color.surface.inset,
  clipPath: clip,
  selectors: {
    [framedCut('&')]: { clipPath: cutPair(cutWithin(depth, frameAndMat)) },
    '[data-maintenance] &': { filter: 'grayscale(1)' },
  },
});

/** How far light reaches beyond the picture that casts it. */
const reach = createVar();

export const glow = component({
  vars: { [reach]: `calc(2 * ${effect.tileBlur})` },
  display: look.glow,
  position: 'absolute',
  insetInlineStart: `calc(6% - ${reach})`,
  insetBlockStart: `calc(12% - ${reach})`,
  inlineSize: `calc(88% + 2 * ${reach})`,
  blockSize: `calc(93% + 2 * ${reach})`,
  maxInlineSize: 'none',
  opacity: effect.tileGlow,
  pointerEvents: 'none',
  selectors: {
    '[data-sheet] > &': { vars: { [reach]: `calc(4 * ${effect.tileBlur})` }, opacity: 0.75 },
    '[data-maintenance] &': { display: 'none' },
  },
});

/** Drawn where a picture does not come: never a broken image. */
export const fallback = component(
  {
    ...inMiddle,
    alignContent: 'center',
    padding: '12px 8px',
    gap: '8px',
    color: color.scene.text,
    background: [
      `radial-gradient(90% 60% at 50% 20%, color-mix(in srgb, ${color.scene.lightEnd} 55%, transparent), transparent)`,
      color.scene.ground,
    ].join(', '),
    ...displayAt('s3'),
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
  picture,
);

/** Of the words under a cover of a grid; by its name, or a page beside another would be styled anew. */
export const underGrid = `${cover}:not([data-large]) ~ * > &`;

/** Two lines under a cover: a short name has its studio below it, a long one all of the room. */
export const words = component({
  display: caption.words,
  marginBlockStart: '8px',
  // Its lines are those of the name: they grow where a reader asks for more room between lines.
  ...captionOf(type.label.size, type.line.s3),
  blockSize: '2lh',
  overflow: 'clip',
  selectors: {
    [when('frames', 'frame')]: captionOf(type.size.s3, type.line.s3),
    '[data-large] ~ &': { fontSize: caption.largeLetters, lineHeight: caption.large },
  },
});
