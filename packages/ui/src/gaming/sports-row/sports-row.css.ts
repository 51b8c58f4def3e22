import { createVar } from '@vanilla-extract/css';

import { oneLine, pressable } from '../../foundations/theme/mixins.css.ts';
import { cutFoot, leaning, twoLines, upright } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, nameAt, textAt } from '../../foundations/theme/type.ts';
import { plates } from '../../foundations/theme/plates.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, cut, effect, elevation, radius, size, space } = vars;

const height = twoLines(size.richRow);
/** How far the slanted edge of a slice leans over the height of a row. */
const lean = createVar();

export const list = component({
  display: 'grid',
  gap: space.list,
  marginInline: space.inset,
  selectors: {
    [when('tile', 'frame')]: { gap: 0, borderBlockEnd: `1px solid ${color.line.soft}` },
  },
});

export const place = component({
  minInlineSize: 0,
  selectors: { [when('tile', 'frame')]: { borderBlockStart: `1px solid ${color.line.soft}` } },
});

export const row = component(
  {
    vars: { [lean]: `calc(tan(calc(${effect.angle} * 1deg)) * ${height})` },
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    inlineSize: '100%',
    blockSize: height,
    paddingInlineStart: '14px',
    borderRadius: `max(${radius.row}, min(${radius.card}, 18px))`,
    background: color.surface.raised,
    boxShadow: elevation.low,
    textAlign: 'start',
    selectors: {
      [when('corners', 'cut')]: { borderRadius: 0, clipPath: cutFoot(cut.row) },
      [`[data-corners="cut"] &:focus-visible`]: { outlineOffset: '-3px' },
      [when('tile', 'frame')]: {
        paddingInlineStart: 0,
        borderRadius: 0,
        background: 'none',
        boxShadow: 'none',
      },
      ...plates.tinted({ borderRadius: radius.card, boxShadow: 'none' }),
    },
  },
  pressable,
);

/** Light in both modes where it leans, so that the mark's own colours hold. */
export const plate = component({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: `min(${radius.holder}, 16px)`,
  background: color.surface.inset,
  selectors: {
    ...plates.tinted(({ outlines }) => ({
      inlineSize: '52px',
      blockSize: '52px',
      borderRadius: outlines[0],
      background: color.tint.fourth,
    })),
    ...plates.leaning({
      inlineSize: '36px',
      blockSize: '40px',
      marginInline: '6px 4px',
      borderRadius: 0,
      background: color.surface.strip,
      transform: leaning,
    }),
    ...plates.leaning({ background: color.text.strong }, (root) => `[data-theme="dark"]${root} &`),
    [when('tile', 'frame')]: { inlineSize: '28px', background: 'none' },
    [when('marks', 'ink')]: { overflow: 'clip' },
  },
});

export const mark = component({
  inlineSize: '28px',
  blockSize: '28px',
  selectors: {
    ...plates.leaning({ transform: upright }),
    // Its shadow alone is seen, which has one colour; the mark lies outside of the plate.
    [when('marks', 'ink')]: {
      translate: '0 -60px',
      filter: `drop-shadow(0 60px 0 ${color.text.strong})`,
    },
  },
});

export const texts = component({ flex: 1, minInlineSize: 0 });

export const name = component(
  {
    display: 'block',
    color: color.text.strong,
    ...nameAt('s4'),
    selectors: {
      [when('titles', 'capitals')]: { ...nameAt('s5') },
      [when('tile', 'frame')]: { ...displayAt('s4'), letterSpacing: 0 },
    },
  },
  oneLine,
);

export const text = component(
  { display: 'block', color: color.text.soft, ...textAt('s2') },
  oneLine,
);

/** The end of the row, under a leaning edge, in a frame, or fading in. */
export const slice = component({
  position: 'relative',
  flex: 'none',
  alignSelf: 'stretch',
  inlineSize: '132px',
  overflow: 'hidden',
  maskImage: 'linear-gradient(90deg, transparent, black 44%)',
  '@media': { '(max-width: 379px)': { inlineSize: '108px' } },
  selectors: {
    '[dir="rtl"] &': { maskImage: 'linear-gradient(-90deg, transparent, black 44%)' },
    ...plates.tinted({
      inlineSize: '92px',
      margin: '8px',
      marginInlineStart: 0,
      borderRadius: radius.picture,
      maskImage: 'none',
    }),
    [when('tile', 'frame')]: {
      alignSelf: 'center',
      inlineSize: '92px',
      blockSize: `calc(${height} - 16px)`,
      padding: space.mat,
      border: `${border.frame} solid ${color.line.strong}`,
      maskImage: 'none',
    },
    [when('corners', 'cut')]: {
      maskImage: 'none',
      background: color.action.rest,
      clipPath: `polygon(${lean} 0, 100% 0, 100% 100%, 0 100%)`,
    },
    [`[dir="rtl"]${when('corners', 'cut')}`]: {
      maskImage: 'none',
      clipPath: `polygon(0 0, 100% 0, calc(100% - ${lean}) 100%, 0 100%)`,
    },
  },
});

export const art = component({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 26%',
  selectors: {
    // A bright edge remains before the picture.
    [when('corners', 'cut')]: {
      clipPath: `polygon(calc(${lean} + 4px) 0, 100% 0, 100% 100%, 4px 100%)`,
    },
    [`[dir="rtl"]${when('corners', 'cut')}`]: {
      clipPath: `polygon(0 0, calc(100% - 4px) 0, calc(100% - ${lean} - 4px) 100%, 0 100%)`,
    },
  },
});
