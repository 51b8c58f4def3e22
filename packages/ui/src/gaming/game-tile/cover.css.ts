import { createVar } from '@vanilla-extract/css';

import { cutPair, cutWithin } from '../../foundations/theme/shapes.ts';
import { captionLine } from './caption.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, cut, effect, radius, space, type } = vars;

/** Corner of the cover; strips and sheets re-point it. */
const corner = createVar();
const depth = createVar();
const frameAndMat = `calc(${border.frame} + ${space.mat})`;
const framedCut = (target: string): string =>
  `[data-corners="cut"]${when('tile', 'frame', target)}`;
const ring = `color-mix(in srgb, ${color.scene.text} 12%, transparent)`;

export const cover = component({
  vars: { [corner]: radius.tile, [depth]: cut.tile },
  position: 'relative',
  display: 'block',
  selectors: {
    '&[data-large]': { vars: { [corner]: radius.tileLarge, [depth]: cut.tileLarge } },
    '&[data-sheet]': { vars: { [corner]: radius.cover, [depth]: cut.tileLarge } },
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: corner,
      boxShadow: `inset 0 0 0 ${border.ring} ${ring}`,
      pointerEvents: 'none',
    },
    [when('corners', 'cut', '&::after')]: { clipPath: cutPair(depth) },
    // Light is no content: it makes no page wider.
    [when('tile', 'glow')]: { contain: 'layout' },
    [when('tile', 'frame')]: {
      padding: space.mat,
      border: `${border.frame} solid ${color.line.strong}`,
      background: color.surface.mat,
    },
    [when('tile', 'frame', '&::after')]: { display: 'none' },
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
  selectors: {
    [when('corners', 'cut')]: { clipPath: cutPair(depth) },
    [framedCut('&')]: { clipPath: cutPair(cutWithin(depth, frameAndMat)) },
    '[data-maintenance] &': { filter: 'grayscale(1)' },
  },
});

/** How far light reaches beyond the picture that casts it. */
const reach = createVar();

export const glow = component({
  vars: { [reach]: `calc(2 * ${effect.tileBlur})` },
  display: 'none',
  position: 'absolute',
  insetInlineStart: `calc(6% - ${reach})`,
  insetBlockStart: `calc(12% - ${reach})`,
  inlineSize: `calc(88% + 2 * ${reach})`,
  blockSize: `calc(93% + 2 * ${reach})`,
  maxInlineSize: 'none',
  opacity: effect.tileGlow,
  pointerEvents: 'none',
  selectors: {
    [when('tile', 'glow')]: { display: 'block' },
    '[data-sheet] > &': { vars: { [reach]: `calc(4 * ${effect.tileBlur})` }, opacity: 0.75 },
    '[data-maintenance] &': { display: 'none' },
  },
});

/** Drawn where a picture does not come: never a broken image. */
export const fallback = component(
  {
    display: 'grid',
    placeItems: 'center',
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

const lines = (line: string) => ({
  display: 'block',
  marginBlockStart: '8px',
  blockSize: `calc(2 * ${captionLine(line)})`,
  overflow: 'clip',
});

/** Two lines under a cover: a short name has its studio below it, a long one all of the room. */
export const words = component({
  display: 'contents',
  selectors: {
    [when('caption', 'below')]: lines(type.line.s3),
    // A column of a shelf is wider than one of a grid.
    [`[data-tile="frame"]${when('caption', 'below', '[data-large] ~ &')}`]: lines(type.line.s4),
    [`[data-hot="mosaic"]${when('caption', 'below', '[data-mosaic] &')}`]: { display: 'contents' },
  },
});
