import { oneLine, pressable } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, nameAt, rem } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, elevation, radius, size, type } = vars;

export const tile = component(
  {
    // What is read out stays inside, however far the strip is scrolled.
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    inlineSize: '100%',
    minInlineSize: '120px',
    maxInlineSize: '240px',
    minBlockSize: size.studio,
    paddingInline: '16px',
    borderRadius: `min(${radius.card}, 18px)`,
    background: color.surface.raised,
    boxShadow: elevation.low,
    color: color.text.soft,
    selectors: {
      [when('studios', 'pills')]: {
        gap: '8px',
        minInlineSize: 0,
        paddingInline: '12px 16px',
        borderRadius: radius.button,
        boxShadow: 'none',
        color: color.text.strong,
      },
      [when('studios', 'table')]: {
        flexDirection: 'column',
        gap: '4px',
        minInlineSize: 0,
        minBlockSize: `calc(${size.studio} + 20px)`,
        paddingInline: '8px',
        borderRadius: 0,
        background: 'none',
        boxShadow: 'none',
      },
      [when('studios', 'cells')]: {
        flexDirection: 'column',
        gap: '4px',
        minInlineSize: 0,
        paddingInline: '6px',
        borderRadius: 0,
        background: 'none',
        boxShadow: 'none',
        color: color.text.strong,
      },
      [`[data-studios="cells"] &:focus-visible, [data-studios="table"] &:focus-visible`]: {
        outlineOffset: '-3px',
      },
    },
  },
  pressable,
);

export const mark = component({
  flex: 'none',
  display: 'block',
  inlineSize: '28px',
  blockSize: '28px',
});

/** Mark and name in one picture, as large as a tile lets it be. */
export const lettered = component({
  selectors: {
    '&&': {
      flex: 'none',
      inlineSize: '124px',
      maxInlineSize: '100%',
      blockSize: '44px',
      objectFit: 'contain',
    },
    [when('studios', 'pills', '&&')]: { inlineSize: '108px', blockSize: '40px' },
    [when('studios', 'table', '&&')]: { inlineSize: '96px' },
    [when('studios', 'cells', '&&')]: { inlineSize: '88px' },
  },
});

/** The picture's outline, filled with the colour of the text; the address comes from the markup. */
export const outline = component({
  display: 'block',
  blockSize: '100%',
  background: 'currentColor',
  maskSize: 'contain',
  maskRepeat: 'no-repeat',
  maskPosition: 'center',
  // Nothing to see before the outline is known.
  maskImage: 'linear-gradient(transparent, transparent)',
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

/** Twice the class: the mark's own measure stands in the same sheet. */
export const shape = component({
  selectors: {
    [when('studios', 'pills', '&&')]: { display: 'none' },
    [when('studios', 'table', '&&')]: { inlineSize: '22px', blockSize: '22px' },
    [when('studios', 'cells', '&&')]: { inlineSize: '24px', blockSize: '24px' },
  },
});

/** A disc that is light in both modes, so that the mark's own colours hold. */
export const disc = component({
  display: 'none',
  selectors: {
    [when('studios', 'pills')]: {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      inlineSize: '36px',
      blockSize: '36px',
      borderRadius: '50%',
      background: `color-mix(in srgb, ${color.footer.text} 30%, Canvas)`,
      colorScheme: 'light',
    },
  },
});

export const picture = component({ inlineSize: '26px', blockSize: '26px' });

export const name = component(
  {
    ...nameAt('s3'),
    lineHeight: rem(20),
    fontWeight: type.text.strong,
    selectors: {
      [when('studios', 'pills')]: { ...nameAt('s3'), fontWeight: type.label.weight },
      [when('studios', 'table')]: {
        maxInlineSize: '100%',
        ...displayAt('s3'),
        letterSpacing: 0,
        lineHeight: rem(20),
      },
      [when('studios', 'cells')]: {
        maxInlineSize: '100%',
        ...nameAt('s3'),
        lineHeight: rem(16),
      },
    },
  },
  oneLine,
);
