import { scroller } from '../theme/mixins.css.ts';
import { component } from '../theme/style.ts';
import { displayAt } from '../theme/type.ts';
import { script } from '../theme/script.css.ts';
import { vars } from '../theme/vars.css.ts';
import { when } from '../theme/when.ts';

const { border, color, size, space } = vars;

export const strip = component(
  {
    gap: `max(${space.rail}, ${space.grid})`,
    // Room for the light of the tiles, which the scroller would cut.
    paddingBlock: '4px 28px',
    marginBlockEnd: '-20px',
    selectors: {
      [when('hot', 'mosaic', '&[data-mosaic]')]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: space.grid,
        overflow: 'visible',
        paddingBlock: 0,
        marginBlockEnd: 0,
      },
    },
  },
  scroller,
);

export const item = component({
  position: 'relative',
  flex: 'none',
  inlineSize: size.tile,
  scrollSnapAlign: 'start',
  selectors: {
    [when('hot', 'mosaic', '[data-mosaic] > &')]: { inlineSize: 'auto' },
    [when('hot', 'mosaic', '[data-mosaic] > &:first-child')]: { gridArea: 'span 2 / span 2' },
    [when('hot', 'mosaic', '[data-mosaic] > &:nth-child(n + 7)')]: { display: 'none' },
  },
});

/** The notch cut out of the first frame. */
export const notch = component({
  display: 'none',
  selectors: {
    [when('hot', 'mosaic', '[data-mosaic] &')]: {
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: 0,
      insetInlineStart: 0,
      display: 'grid',
      placeItems: 'center',
      minInlineSize: '76px',
      blockSize: '44px',
      paddingInline: '12px',
      background: color.surface.page,
      borderBlockEnd: `${border.frame} solid ${color.line.strong}`,
      borderInlineEnd: `${border.frame} solid ${color.line.strong}`,
      color: color.action.text,
      ...displayAt('s5'),
      fontStyle: script.italic,
      letterSpacing: 0,
      pointerEvents: 'none',
    },
  },
});
