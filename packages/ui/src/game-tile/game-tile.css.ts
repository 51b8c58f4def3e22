import { hiddenText, labelCase, oneLine, pressable } from '../theme/mixins.css.ts';
import { component } from '../theme/style.ts';
import { displayAt, labelAt, textAt } from '../theme/type.ts';
import { vars } from '../theme/vars.css.ts';
import { when } from '../theme/when.ts';

const { color, radius, space, type } = vars;

export const tile = component(
  {
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    textAlign: 'start',
    color: color.text.strong,
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
});

export const tag = component(
  {
    paddingInline: '6px',
    borderRadius: radius.badge,
    ...labelAt('s1'),
    lineHeight: '20px',
    fontWeight: type.text.strong,
    background: color.scene.ground,
    color: color.scene.text,
    selectors: {
      '&[data-tone="hot"]': { background: color.win.fill, color: color.win.on },
      '&[data-tone="new"]': { background: color.action.rest, color: color.action.on },
      '&[data-tone="vendor"]': { boxShadow: `inset 0 0 0 1px ${color.scene.accent}` },
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
  aspectRatio: '3 / 4',
  padding: '8px',
  borderRadius: radius.tile,
  background: `color-mix(in srgb, ${color.scene.ground} 70%, transparent)`,
  color: color.scene.text,
  textAlign: 'center',
  ...textAt('s2'),
  fontWeight: type.text.strong,
});

/** In the name of the tile always, in sight where the brand sets captions. */
export const caption = component(
  {
    selectors: {
      [when('caption', 'below')]: {
        position: 'static',
        display: 'block',
        inlineSize: 'auto',
        blockSize: 'auto',
        clipPath: 'none',
        marginBlockStart: '10px',
      },
      [when('caption', 'below', '[data-mosaic] &')]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        clipPath: 'inset(50%)',
        marginBlockStart: 0,
      },
    },
  },
  hiddenText,
);

export const name = component(
  {
    display: 'block',
    ...textAt('s3'),
    fontWeight: type.text.strong,
    selectors: {
      [when('tile', 'frame')]: { ...displayAt('s3'), letterSpacing: 0 },
      // A column of a shelf is wider than one of a grid.
      [when('tile', 'frame', '[data-large] ~ * > &')]: displayAt('s4'),
    },
  },
  oneLine,
);

export const vendor = component(
  { display: 'block', color: color.text.faint, ...textAt('s2') },
  oneLine,
);
