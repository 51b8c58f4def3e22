import { createVar } from '@vanilla-extract/css';

import {
  hiddenText,
  labelCase,
  matchParent,
  pressable,
} from '../../foundations/theme/mixins.css.ts';
import { captionOf } from './caption.ts';
import { underGrid } from './cover.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { cutPair, leaningEnd } from '../../foundations/theme/shapes.ts';
import { displayAt, labelAt, nameAt, rem, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, cut, effect, radius, space, type } = vars;

const fill = createVar();
const ring = createVar();

export const tile = component(
  {
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    textAlign: 'start',
    color: color.text.strong,
    // The ring goes round as its picture does.
    selectors: { '&:focus-visible': { borderRadius: radius.tile } },
  },
  pressable,
);

/** Over the picture, inside its mat. */
export const marks = component({
  position: 'absolute',
  insetInline: `calc(${space.mat} + 6px)`,
  insetBlockStart: `calc(${space.mat} + 6px)`,
  display: 'flex',
  alignItems: 'start',
  gap: '4px',
  pointerEvents: 'none',
  selectors: {
    [when('tag', 'corner')]: { insetInlineStart: space.mat, insetBlockStart: space.mat },
    [when('tag', 'lean')]: { insetInlineStart: space.mat, insetBlockStart: space.mat },
  },
});

export const tag = component(
  {
    vars: { [fill]: color.scene.ground, [ring]: 'transparent' },
    position: 'relative',
    zIndex: 0,
    paddingInline: '6px',
    ...labelAt('s1'),
    lineHeight: rem(20),
    fontWeight: type.text.strong,
    color: color.scene.text,
    selectors: {
      // The ground lies below, so that it can lean by itself.
      '&::before': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: 0,
        borderRadius: radius.badge,
        background: fill,
        boxShadow: `inset 0 0 0 1px ${ring}`,
      },
      [when('tag', 'corner')]: {
        paddingInline: '12px',
        lineHeight: rem(28),
        fontSize: type.size.s2,
      },
      [when('tag', 'corner', '&::before')]: { borderRadius: 0 },
      [when('tag', 'corner', '&:last-of-type::before')]: { borderEndEndRadius: radius.tag },
      [when('tag', 'lean')]: {
        paddingInline: '8px 10px',
        lineHeight: rem(22),
        fontSize: type.size.s3,
      },
      [when('tag', 'lean', '&::before')]: {
        insetInlineEnd: '-4px',
        borderRadius: 0,
        clipPath: leaningEnd(rem(22)),
      },
      '&[data-tone="hot"]': { vars: { [fill]: color.second.fill }, color: color.second.on },
      '&[data-tone="new"]': { vars: { [fill]: color.action.rest }, color: color.action.on },
      [when('tag', 'corner', '&[data-tone="new"]')]: {
        vars: { [fill]: color.second.fill },
        color: color.second.on,
      },
      '&[data-tone="vendor"]': { vars: { [ring]: color.scene.accent } },
    },
  },
  labelCase,
);

export const favourite = component({
  marginInlineStart: 'auto',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: radius.badge,
  background: `color-mix(in srgb, ${color.scene.ground} 72%, transparent)`,
  color: color.scene.accent,
});

export const maintenance = component({
  position: 'absolute',
  insetInline: space.mat,
  insetBlockStart: 0,
  display: 'grid',
  placeItems: 'center',
  aspectRatio: effect.tileRatio,
  padding: '8px',
  borderRadius: radius.tile,
  background: `color-mix(in srgb, ${color.scene.ground} 80%, transparent)`,
  color: color.scene.text,
  textAlign: 'center',
  ...textAt('s2'),
  fontWeight: type.text.strong,
  selectors: { [when('corners', 'cut')]: { clipPath: cutPair(cut.tile) } },
});

/** In the name of the tile always, in sight where the brand sets captions. */
const caption = component(
  {
    selectors: {
      [when('caption', 'below')]: {
        position: 'static',
        display: 'block',
        inlineSize: 'auto',
        blockSize: 'auto',
        clipPath: 'none',
        textOverflow: 'ellipsis',
        // Names are often Latin in a page that runs the other way, and lose their end, not their beginning.
        unicodeBidi: 'plaintext',
        textAlign: matchParent,
      },
      [`[data-hot="mosaic"]${when('caption', 'below', '[data-mosaic] &')}`]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        clipPath: 'inset(50%)',
      },
    },
  },
  hiddenText,
);

export const name = component(
  {
    ...nameAt('s3'),
    ...captionOf(type.label.size, type.line.s3),
    selectors: {
      [when('tile', 'frame')]: {
        ...displayAt('s3'),
        ...captionOf(type.size.s3, type.line.s3),
        letterSpacing: 0,
      },
      [when('tile', 'frame', '[data-large] ~ * > &')]: {
        ...displayAt('s4'),
        ...captionOf(type.size.s4, type.line.s4),
      },
      [when('caption', 'below')]: {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        whiteSpace: 'normal',
        overflowWrap: 'break-word',
        hyphens: 'auto',
      },
    },
  },
  caption,
);

export const vendor = component(
  {
    color: color.text.faint,
    ...textAt('s2'),
    ...captionOf(type.size.s2, type.line.s2),
    selectors: {
      // As on a wall: a narrow frame has its name alone under it.
      [`[data-tile="frame"]${when('caption', 'below', underGrid)}`]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        clipPath: 'inset(50%)',
      },
    },
  },
  caption,
);
