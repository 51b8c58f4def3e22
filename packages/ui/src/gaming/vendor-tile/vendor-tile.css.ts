import { sized } from '../../foundations/manners/arranged.ts';
import { itemAt } from '../../foundations/manners/voices.ts';
import { oneLine, pressable } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { studio } from './studios.css.ts';

const { color } = vars;

export const tile = component(
  {
    // What is read out stays inside, however far the strip is scrolled.
    position: 'relative',
    display: 'flex',
    flexDirection: studio.flow as 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: studio.gap,
    inlineSize: '100%',
    minInlineSize: studio.least,
    maxInlineSize: '240px',
    minBlockSize: studio.height,
    paddingInline: `${studio.start} ${studio.end}`,
    borderRadius: studio.round,
    background: studio.ground,
    boxShadow: studio.shadow,
    color: studio.ink,
    outlineOffset: studio.ring,
  },
  pressable,
);

export const mark = component({
  flex: 'none',
  display: 'block',
  ...sized('28px'),
});

/** Mark and name in one picture, as large as a tile lets it be. */
export const lettered = component({
  selectors: {
    '&&': {
      flex: 'none',
      inlineSize: studio.logo,
      maxInlineSize: '100%',
      blockSize: studio.logoHeight,
      objectFit: 'contain',
    },
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
    '&&': { display: studio.shown, ...sized(studio.shape) },
  },
});

/** A disc that is light in both modes, so that the mark's own colours hold. */
export const disc = component({
  flex: 'none',
  display: studio.disc,
  placeItems: 'center',
  ...sized('36px'),
  borderRadius: '50%',
  background: `color-mix(in srgb, ${color.footer.text} 30%, Canvas)`,
  colorScheme: 'light',
});

export const picture = component({ ...sized('26px') });

export const name = component(
  {
    maxInlineSize: studio.most,
    ...itemAt('s3'),
    fontWeight: studio.weight,
    lineHeight: studio.line,
  },
  oneLine,
);
