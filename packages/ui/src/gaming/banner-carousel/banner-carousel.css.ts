import { inMiddle, sized } from '../../foundations/manners/arranged.ts';
import { as, own } from '../../foundations/manners/own.ts';
import { byPlate, shadeBy } from '../../foundations/manners/plate.ts';
import { scroller } from '../../foundations/theme/mixins.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { script } from '../../foundations/theme/script.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { pageOf, when } from '../../foundations/theme/when.ts';

const { color, motion, radius, size, space } = vars;

/** Inset, with dots under the banners, unless the slots `banner` and `pager` say otherwise. */
const look = own({
  /** Between banners; the next one shows behind it. */
  gap: '12px',
  inset: space.inset,
  width: `calc(100% + ${space.inset} - 12px - ${byPlate('16px', '28px')})`,
  clip: 'none',
  foot: 'relative',
  footEnd: '0px',
  justify: 'center',
  side: '0px',
  ink: 'currentColor',
  focus: color.line.focus,
  dots: 'flex',
  figures: 'none',
  figureInk: 'currentColor',
  mark: color.text.strong,
  markWidth: byPlate('6px', '8px'),
  markHeight: byPlate('6px', '8px'),
  markRound: radius.pill,
  markLean: 'none',
  markFade: byPlate('0.35', '0.2', '0.35'),
  on: shadeBy(color.action.text, color.action.rest),
  onWidth: byPlate('20px', '24px'),
  pause: 'absolute',
  pauseInk: color.text.faint,
  pauseStart: '0px',
  pauseEnd: '0px',
  pauseFocus: 'transparent',
});

export const carousel = component({
  ...look.usual,
  position: 'relative',
  selectors: {
    // In a full bleed the pager lies on the banners, in the colours of their scene.
    [when('banner', 'bleed')]: as(look, {
      gap: '0px',
      inset: '0px',
      width: '100%',
      foot: 'absolute',
      footEnd: '16px',
      justify: 'flex-end',
      side: space.text,
      ink: color.scene.soft,
      focus: color.scene.text,
      figureInk: color.scene.accent,
      mark: color.scene.text,
      on: color.scene.fill,
      pause: 'static',
      pauseInk: 'currentColor',
      pauseStart: '4px',
      pauseEnd: '-14px',
      // What is drawn may reach under it.
      pauseFocus: color.scene.ground,
    }),
    // The cut stays where it is while banners pass.
    [`${pageOf('seam', 'diagonal')}${when('banner', 'bleed')}`]: as(look, {
      clip: `polygon(0 0, 100% 0, 100% calc(100% - ${size.edge}), 0 100%)`,
    }),
    [when('pager', 'figures')]: as(look, { dots: 'none', figures: 'flex' }),
    [when('pager', 'dashes')]: as(look, {
      markWidth: '16px',
      markHeight: '4px',
      markRound: '0px',
      markLean: leaning,
      onWidth: '32px',
    }),
    [`${pageOf('banner', 'bleed')}${when('pager', 'dashes')}`]: as(look, {
      justify: 'flex-start',
      // Clear of what is tucked under the cut, with its rings.
      footEnd: `calc(${size.edge} + 6px)`,
      pauseStart: '2px',
    }),
  },
});

export const track = component(
  {
    // Offsets of the slides count from here.
    position: 'relative',
    gap: look.gap,
    paddingInline: look.inset,
    scrollPaddingInline: look.inset,
    scrollSnapType: 'x mandatory',
    clipPath: look.clip,
    selectors: { '&[data-gliding]': { scrollSnapType: 'none' } },
  },
  scroller,
);

export const slide = component({
  flex: 'none',
  // As high as the highest of them: what lies at the foot of one lies at that of all.
  display: 'grid',
  inlineSize: look.width,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  // A single banner has nobody to show behind it.
  selectors: { '&:only-child': { inlineSize: '100%' } },
});

/** Under the banners; in a full bleed it lies on them. */
export const foot = component({
  vars: { [color.line.focus]: look.focus },
  position: look.foot as 'relative',
  insetInline: 0,
  insetBlockEnd: look.footEnd,
  display: 'flex',
  alignItems: 'center',
  justifyContent: look.justify,
  blockSize: byPlate('20px', '28px'),
  marginBlockStart: '2px',
  paddingInline: look.side,
  color: look.ink,
  pointerEvents: 'none',
});

export const dots = component({ display: look.dots, pointerEvents: 'auto' });

/**
 * What is pressed is as high as a finger; what is seen is the small mark in it.
 * Broader targets would drive the marks apart.
 */
export const dot = component({
  ...inMiddle,
  blockSize: '44px',
  minInlineSize: '24px',
  paddingInline: '4px',
  selectors: {
    '&:focus-visible': { outlineOffset: '-8px', borderRadius: radius.pill },
    '&::before': {
      content: '',
      ...sized(look.markWidth, look.markHeight),
      borderRadius: look.markRound,
      background: look.mark,
      opacity: look.markFade,
      transform: look.markLean,
      transition: `inline-size ${motion.enter} ${motion.curve}`,
    },
    // Its mark is broad, and the ring goes round it.
    '&[aria-current]': { paddingInline: '12px' },
    '&[aria-current]::before': { inlineSize: look.onWidth, background: look.on, opacity: 1 },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&::before': { border: '1px solid CanvasText' } } },
  },
});

/** Which of how many, in letters of a title. */
export const figures = component({
  display: look.figures,
  alignItems: 'center',
  gap: '10px',
  color: look.figureInk,
  ...displayAt('s4'),
  fontStyle: script.italic,
  fontVariantNumeric: 'tabular-nums',
});

export const dash = component({
  ...sized('28px', '1px'),
  background: 'currentColor',
});

/** At the end of the pager. Twice the class: the button's own sheet may come later. */
export const pause = component({
  selectors: {
    '&&': {
      position: look.pause as 'absolute',
      insetInlineEnd: `calc(${space.inset} - 14px)`,
      insetBlockStart: 'calc(50% - 22px)',
      marginInline: `${look.pauseStart} ${look.pauseEnd}`,
      color: look.pauseInk,
      pointerEvents: 'auto',
    },
    // Close around its glyph: what stands below the banners comes near.
    '&&:focus-visible': { outlineOffset: '-9px', background: look.pauseFocus },
  },
});
