import { as, own } from '../../foundations/manners/own.ts';
import { scroller } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, figuresAt } from '../../foundations/theme/type.ts';
import { script } from '../../foundations/theme/script.css.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { pageOf, when } from '../../foundations/theme/when.ts';
import { captionless } from '../game-tile/captions.css.ts';

const { border, color, effect, size, space, type } = vars;

/** A strip, whose tiles may have ranks before them; or a mosaic of six, the first of them larger. */
const look = own({
  width: size.tile,
  /** How far a rank stands out before its tile. */
  rankRoom: '0px',
  rank: 'none',
  // As loud as the titles on a light page, where the action's colour is no text.
  rankInk: color.action.text,
  first: 'auto',
  rest: 'list-item',
  notch: 'none',
});

export const strip = component(
  {
    ...look.usual,
    gap: `max(${space.rail}, ${space.grid})`,
    // Room for the light of the tiles, which the scroller would cut.
    paddingBlock: '4px 28px',
    marginBlockEnd: '-20px',
    selectors: {
      '[data-theme="light"] &': as(look, { rankInk: color.text.strong }),
      [`${pageOf('hot', 'strip')}${when('rank', 'figure', '&[data-mosaic]')}`]: as(look, {
        rankRoom: '28px',
        rank: 'block',
      }),
      [when('hot', 'mosaic', '&[data-mosaic]')]: {
        vars: {
          ...captionless,
          ...as(look, { width: 'auto', first: 'span 2 / span 2', rest: 'none' }).vars,
        },
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: space.grid,
        overflow: 'visible',
        paddingBlock: 0,
        marginBlockEnd: 0,
      },
      [`${pageOf('hot', 'mosaic')}${when('rank', 'notch', '&[data-mosaic]')}`]: as(look, {
        notch: 'grid',
      }),
    },
  },
  scroller,
);

export const item = component({
  position: 'relative',
  isolation: 'isolate',
  flex: 'none',
  boxSizing: 'content-box',
  inlineSize: look.width,
  paddingInlineStart: look.rankRoom,
  scrollSnapAlign: 'start',
  selectors: {
    '&:first-child': { gridArea: look.first },
    '&:nth-child(n + 7)': { display: look.rest },
  },
});

/** The place in the list, half behind the cover. A brand without ranks is sent no paint of them. */
export const rank = component({
  display: 'none',
  selectors: {
    [when('rank', 'figure')]: {
      position: 'absolute',
      zIndex: -1,
      display: look.rank,
      insetInlineStart: '-4px',
      insetBlockStart: `calc(${size.tile} / ${effect.tileRatio} - ${type.figures.rank} * 0.92)`,
      color: look.rankInk,
      ...figuresAt('s7'),
      fontSize: type.figures.rank,
      lineHeight: 0.87,
      pointerEvents: 'none',
    },
  },
});

/** The notch cut out of the first frame. */
export const notch = component({
  display: 'none',
  selectors: {
    [when('rank', 'notch')]: {
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: 0,
      insetInlineStart: 0,
      display: look.notch,
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
