import { createVar } from '@vanilla-extract/css';

import { edge } from '../../foundations/manners/edge.ts';
import { inMiddle, sized, under, unseen } from '../../foundations/manners/arranged.ts';
import { pointAnew, roles } from '../../foundations/roles/roles.ts';
import { itemAt } from '../../foundations/manners/voices.ts';
import {
  hiddenText,
  labelCase,
  matchParent,
  pressable,
} from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { leaningEnd } from '../../foundations/theme/shapes.ts';
import { labelAt, rem, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { pageOf, when } from '../../foundations/theme/when.ts';
import { captionOf } from './caption.ts';
import { caption } from './captions.css.ts';
import { underGrid } from './cover.css.ts';

const { color, effect, radius, space, type } = vars;

/** Shape of a tag: a pill, grown into the corner, or leaning; of the page, as there are hundreds. */
const shape = roles('tag', {
  apart: '6px',
  start: '6px',
  end: '6px',
  height: rem(20),
  size: type.size.s1,
  round: radius.badge,
  last: radius.badge,
  out: '0px',
  clip: 'none',
  fresh: color.action.rest,
  onFresh: color.action.on,
});

pointAnew('tag', 'corner', {
  [shape.apart]: '0px',
  [shape.start]: '12px',
  [shape.end]: '12px',
  [shape.height]: rem(28),
  [shape.size]: type.size.s2,
  [shape.round]: '0px',
  [shape.last]: radius.tag,
  [shape.fresh]: color.second.fill,
  [shape.onFresh]: color.second.on,
});

pointAnew('tag', 'lean', {
  [shape.apart]: '0px',
  [shape.start]: '8px',
  [shape.end]: '10px',
  [shape.height]: rem(22),
  [shape.size]: type.size.s3,
  [shape.round]: '0px',
  [shape.last]: '0px',
  [shape.out]: '-4px',
  [shape.clip]: leaningEnd(rem(22)),
});

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
  insetInline: `calc(${space.mat} + ${shape.apart}) calc(${space.mat} + 6px)`,
  insetBlockStart: `calc(${space.mat} + ${shape.apart})`,
  display: 'flex',
  alignItems: 'start',
  gap: '4px',
  pointerEvents: 'none',
});

export const tag = component(
  {
    vars: { [fill]: color.scene.ground, [ring]: 'transparent' },
    position: 'relative',
    zIndex: 0,
    paddingInline: `${shape.start} ${shape.end}`,
    ...labelAt('s1'),
    fontSize: shape.size,
    lineHeight: shape.height,
    fontWeight: type.text.strong,
    color: color.scene.text,
    selectors: {
      // The ground lies below, so that it can lean by itself.
      '&::before': {
        ...under,
        insetInlineEnd: shape.out,
        borderRadius: shape.round,
        background: fill,
        boxShadow: `inset 0 0 0 1px ${ring}`,
        clipPath: shape.clip,
      },
      '&:last-of-type::before': { borderEndEndRadius: shape.last },
      '&[data-tone="hot"]': { vars: { [fill]: color.second.fill }, color: color.second.on },
      '&[data-tone="new"]': { vars: { [fill]: shape.fresh }, color: shape.onFresh },
      '&[data-tone="vendor"]': { vars: { [ring]: color.scene.accent } },
    },
  },
  labelCase,
);

export const favourite = component({
  marginInlineStart: 'auto',
  ...inMiddle,
  ...sized('24px'),
  borderRadius: radius.badge,
  background: `color-mix(in srgb, ${color.scene.ground} 72%, transparent)`,
  color: color.scene.accent,
});

export const maintenance = component({
  position: 'absolute',
  insetInline: space.mat,
  insetBlockStart: 0,
  ...inMiddle,
  aspectRatio: effect.tileRatio,
  padding: '8px',
  borderRadius: radius.tile,
  background: `color-mix(in srgb, ${color.scene.ground} 80%, transparent)`,
  color: color.scene.text,
  textAlign: 'center',
  ...textAt('s2'),
  fontWeight: type.text.strong,
  clipPath: edge.tile,
});

/** In the name of the tile always, in sight where the brand sets captions. */
const captioned = component(
  {
    position: caption.position as 'static',
    display: 'block',
    ...sized(caption.side),
    clipPath: caption.clip,
    textOverflow: 'ellipsis',
    // Names are often Latin in a page that runs the other way, and lose their end, not their beginning.
    unicodeBidi: 'plaintext',
    textAlign: matchParent,
  },
  hiddenText,
);

export const name = component(
  {
    ...itemAt('s3'),
    ...captionOf(type.label.size, type.line.s3),
    display: caption.name,
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    whiteSpace: caption.space as 'normal',
    overflowWrap: 'break-word',
    hyphens: 'auto',
    selectors: {
      [when('frames', 'frame')]: captionOf(type.size.s3, type.line.s3),
      [when('frames', 'frame', '[data-large] ~ * > &')]: captionOf(type.size.s4, type.line.s4),
    },
  },
  captioned,
);

export const vendor = component(
  {
    color: color.text.faint,
    ...textAt('s2'),
    ...captionOf(type.size.s2, type.line.s2),
    selectors: {
      // As on a wall: a narrow frame has its name alone under it.
      [`${pageOf('frames', 'frame')} ${underGrid}`]: unseen,
    },
  },
  captioned,
);
