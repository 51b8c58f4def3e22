import { scroller } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, figuresAt } from '../../foundations/theme/type.ts';
import { script } from '../../foundations/theme/script.css.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, size, space, type } = vars;

/** How far a rank stands out before its tile. */
const rankRoom = '28px';

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
  isolation: 'isolate',
  flex: 'none',
  inlineSize: size.tile,
  scrollSnapAlign: 'start',
  selectors: {
    [`[data-hot="strip"]${when('rank', 'figure', '[data-mosaic] > &')}`]: {
      inlineSize: `calc(${size.tile} + ${rankRoom})`,
      paddingInlineStart: rankRoom,
    },
    [when('hot', 'mosaic', '[data-mosaic] > &')]: { inlineSize: 'auto' },
    [when('hot', 'mosaic', '[data-mosaic] > &:first-child')]: { gridArea: 'span 2 / span 2' },
    [when('hot', 'mosaic', '[data-mosaic] > &:nth-child(n + 7)')]: { display: 'none' },
  },
});

/** The place in the list, half behind the cover. */
export const rank = component({
  display: 'none',
  selectors: {
    [`[data-hot="strip"]${when('rank', 'figure')}`]: {
      position: 'absolute',
      zIndex: -1,
      display: 'block',
      insetInlineStart: '-4px',
      insetBlockStart: `calc(${size.tile} / ${vars.effect.tileRatio} - ${type.figures.rank} * 0.92)`,
      color: color.action.text,
      ...figuresAt('s7'),
      fontSize: type.figures.rank,
      lineHeight: 0.87,
      pointerEvents: 'none',
    },
    // As loud as the titles where the action's colour is no text.
    [`[data-theme="light"][data-hot="strip"]${when('rank', 'figure')}`]: {
      color: color.text.strong,
    },
  },
});

/** The notch cut out of the first frame. */
export const notch = component({
  display: 'none',
  selectors: {
    [`[data-hot="mosaic"]${when('rank', 'notch', '[data-mosaic] &')}`]: {
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
