import { scroller } from '../../foundations/theme/mixins.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt } from '../../foundations/theme/type.ts';
import { script } from '../../foundations/theme/script.css.ts';
import { plates } from '../../foundations/theme/plates.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, motion, radius, size, space } = vars;

/** Between banners; the next one shows behind it. */
const gap = '12px';

export const carousel = component({ position: 'relative' });

export const track = component(
  {
    // Offsets of the slides count from here.
    position: 'relative',
    gap,
    scrollSnapType: 'x mandatory',
    selectors: {
      '&[data-gliding]': { scrollSnapType: 'none' },
      [when('banner', 'bleed')]: { gap: 0, paddingInline: 0, scrollPaddingInline: 0 },
      // The cut stays where it is while banners pass.
      [`[data-edge="diagonal"]${when('banner', 'bleed')}`]: {
        clipPath: `polygon(0 0, 100% 0, 100% calc(100% - ${size.edge}), 0 100%)`,
      },
    },
  },
  scroller,
);

export const slide = component({
  flex: 'none',
  // As high as the highest of them: what lies at the foot of one lies at that of all.
  display: 'grid',
  inlineSize: `calc(100% + ${space.inset} - ${gap} - 16px)`,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  selectors: {
    // A single banner has nobody to show behind it.
    '&:only-child': { inlineSize: '100%' },
    ...plates.tinted(
      {
        inlineSize: `calc(100% + ${space.inset} - ${gap} - 28px)`,
      },
      '&:not(:only-child)',
    ),
    [when('banner', 'bleed', '&&')]: { inlineSize: '100%' },
  },
});

/** Under the banners; in a full bleed it lies on them. */
export const foot = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  blockSize: '20px',
  marginBlockStart: '2px',
  pointerEvents: 'none',
  selectors: {
    ...plates.tinted({ blockSize: '28px' }),
    [when('banner', 'bleed')]: {
      vars: { [color.line.focus]: color.scene.text },
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '16px',
      justifyContent: 'flex-end',
      paddingInline: space.text,
      color: color.scene.soft,
    },
    [`[data-banner="bleed"]${when('pager', 'dashes')}`]: {
      justifyContent: 'flex-start',
      // Clear of what is tucked under the cut, with its rings.
      insetBlockEnd: `calc(${size.edge} + 6px)`,
    },
  },
});

export const dots = component({
  display: 'flex',
  pointerEvents: 'auto',
  selectors: { [when('pager', 'figures')]: { display: 'none' } },
});

const current = '&[aria-current]::before';

/**
 * What is pressed is as high as a finger; what is seen is the small mark in it.
 * Broader targets would drive the marks apart.
 */
export const dot = component({
  display: 'grid',
  placeItems: 'center',
  blockSize: '44px',
  minInlineSize: '24px',
  paddingInline: '4px',
  selectors: {
    '&:focus-visible': { outlineOffset: '-8px', borderRadius: radius.pill },
    '&::before': {
      content: '',
      inlineSize: '6px',
      blockSize: '6px',
      borderRadius: radius.pill,
      background: color.text.strong,
      opacity: 0.35,
      transition: `inline-size ${motion.enter} ${motion.curve}`,
    },
    // Its mark is broad, and the ring goes round it.
    '&[aria-current]': { paddingInline: '12px' },
    [current]: { inlineSize: '20px', background: color.action.text, opacity: 1 },
    ...plates.tinted({ inlineSize: '8px', blockSize: '8px', opacity: 0.2 }, '&::before'),
    ...plates.tinted(
      {
        inlineSize: '24px',
        background: color.action.rest,
        opacity: 1,
      },
      current,
    ),
    [when('pager', 'dashes', '&::before')]: {
      inlineSize: '16px',
      blockSize: '4px',
      borderRadius: 0,
      transform: leaning,
    },
    [when('pager', 'dashes', current)]: { inlineSize: '32px' },
    [`[data-banner="bleed"]${when('pager', 'dashes', '&::before')}`]: {
      background: color.scene.text,
    },
    [`[data-banner="bleed"]${when('pager', 'dashes', current)}`]: {
      background: color.scene.fill,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&::before': { border: '1px solid CanvasText' } } },
  },
});

/** Which of how many, in letters of a title. */
export const figures = component({
  display: 'none',
  selectors: {
    [when('pager', 'figures')]: {
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      ...displayAt('s4'),
      fontStyle: script.italic,
      fontVariantNumeric: 'tabular-nums',
    },
    [`[data-banner="bleed"]${when('pager', 'figures')}`]: { color: color.scene.accent },
  },
});

export const dash = component({
  inlineSize: '28px',
  blockSize: '1px',
  background: 'currentColor',
});

/** At the end of the pager. Twice the class: the button's own sheet may come later. */
export const pause = component({
  selectors: {
    '&&': {
      position: 'absolute',
      insetInlineEnd: `calc(${space.inset} - 14px)`,
      insetBlockStart: 'calc(50% - 22px)',
      color: color.text.faint,
      pointerEvents: 'auto',
    },
    // Close around its glyph: what stands below the banners comes near.
    '&&:focus-visible': { outlineOffset: '-9px' },
    [when('banner', 'bleed', '&&')]: {
      position: 'static',
      marginInline: '4px -14px',
      color: 'inherit',
    },
    // What is drawn may reach under it.
    [when('banner', 'bleed', '&&:focus-visible')]: { background: color.scene.ground },
    [`[data-banner="bleed"]${when('pager', 'dashes', '&&')}`]: { marginInlineStart: '2px' },
  },
});
