import { createVar } from '@vanilla-extract/css';

import { oneLine, pressable } from '../../foundations/theme/mixins.css.ts';
import { barRoom, leaning } from '../../foundations/theme/shapes.ts';
import { script } from '../../foundations/theme/script.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { inColumn, placeAt, rem, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, effect, elevation, gradient, radius, size, type } = vars;

const safe = 'env(safe-area-inset-bottom)';
const around = createVar();
/** What parts the home button and the badge from the bar: the ground they seem to stand on. */
const part = createVar();

/** A phone on its side has no height to spare, and room beside the column. */
const onItsSide = '(orientation: landscape) and (max-height: 480px) and (min-width: 664px)';
const railWidth = '88px';

/** Keeps the height of the bar free at the end of a page. */
export const spacer = component({
  blockSize: barRoom,
  // A footer has that room itself, on its own ground.
  selectors: { '[data-foot] + &, :has(> [data-foot]:last-child) + &': { display: 'none' } },
  '@media': { [onItsSide]: { display: 'none' } },
});

export const bar = component({
  vars: { [around]: '0px', [part]: color.surface.page, [color.line.focus]: color.bar.text },
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: 'min(100%, 480px)',
  marginInline: 'auto',
  padding: `0 ${around} calc(${around} + ${safe})`,
  pointerEvents: 'none',
  selectors: {
    [when('bar', 'flush')]: {
      background: color.surface.bar,
      boxShadow: `0 calc(-1 * max(1px, ${border.header})) ${color.line.strong}`,
    },
    [when('bar', 'floating')]: { vars: { [around]: size.barInset } },
    // Its foot reaches under the name, which is read on the bar alone.
    [when('ornament', 'diamond')]: { vars: { [part]: color.surface.bar } },
    [when('ornament', 'fruit')]: { vars: { [part]: color.surface.bar } },
    [when('ornament', 'lozenge')]: { vars: { [part]: color.surface.bar } },
    // The page sinks into its own ground under a floating bar; a drawn footer goes down to the foot.
    [`[data-edge="none"]${when('bar', 'floating', '&::before')}`]: {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: 'auto 0 0',
      blockSize: '120px',
      background: `linear-gradient(0deg, ${color.surface.page} 12%, transparent)`,
      '@media': { [onItsSide]: { display: 'none' } },
    },
  },
  '@media': {
    [onItsSide]: {
      inset: `0 auto 0 calc(50% - 240px - ${railWidth})`,
      inlineSize: railWidth,
      padding: '8px',
      boxShadow: 'none',
      selectors: { '[dir="rtl"] &': { inset: `0 calc(50% - 240px - ${railWidth}) 0 auto` } },
    },
  },
});

export const plate = component({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 76px 1fr 1fr',
  blockSize: size.bar,
  pointerEvents: 'auto',
  selectors: {
    [when('bar', 'floating')]: {
      borderRadius: radius.bar,
      background: color.surface.bar,
      backdropFilter: `blur(${effect.barBlur})`,
      boxShadow: elevation.high,
    },
    [when('ornament', 'diamond')]: { gridTemplateColumns: '1fr 1fr 84px 1fr 1fr' },
  },
  '@media': {
    '(forced-colors: active)': { background: 'Canvas', outline: '1px solid CanvasText' },
    [onItsSide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: '1fr 1fr auto 1fr 1fr',
      blockSize: '100%',
      selectors: { '&&': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

export const item = component(
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: '4px',
    blockSize: size.bar,
    minInlineSize: 0,
    color: color.bar.soft,
    textAlign: 'center',
    selectors: {
      '&[aria-current]': { color: color.bar.text },
      // Within the bar: beside it lies whatever the page shows.
      '&:focus-visible': { outlineOffset: '-4px', borderRadius: radius.button },
      '&[data-home]': { alignContent: 'end', paddingBlockEnd: '12px' },
      [when('ornament', 'diamond', '&[data-home]')]: { paddingBlockEnd: '4px' },
      [when('ornament', 'fruit', '&[data-home]')]: { paddingBlockEnd: '8px' },
      // Its corners reach as far down as its middle.
      [when('ornament', 'square', '&[data-home]')]: { paddingBlockEnd: '6px' },
    },
    '@media': {
      [onItsSide]: {
        blockSize: 'auto',
        selectors: {
          '&[data-home]': { alignContent: 'center', gap: '14px', paddingBlock: '12px 4px' },
        },
      },
    },
  },
  pressable,
);

export const label = component(
  {
    maxInlineSize: '100%',
    paddingInline: '2px',
    ...placeAt('s1'),
    // Five names side by side: large lettering gives way on a narrow screen.
    fontSize: inColumn(type.label.place, 4.1),
    lineHeight: `min(max(${type.line.s1}, ${type.label.place}), 18px)`,
    selectors: {
      [when('ornament', 'diamond')]: {
        fontWeight: 500,
        letterSpacing: `calc(0.03em * ${script.tracking})`,
      },
    },
    '@media': {
      [onItsSide]: { fontSize: `min(${type.label.place}, ${rem(10)})` },
      // On a phone that is magnified twice no name would be whole; the drawings are.
      '(max-width: 239px)': {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        clipPath: 'inset(50%)',
      },
    },
  },
  oneLine,
);

/** The raised button in the middle, in the brand's ornament. The shape lies under the icon, which stays upright. */
export const home = component({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${size.homeLift})`,
  zIndex: 0,
  insetInlineStart: `calc(50% - ${size.homeWidth} / 2)`,
  inlineSize: size.homeWidth,
  blockSize: size.home,
  display: 'grid',
  placeItems: 'center',
  color: color.action.on,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      borderRadius: '50%',
      background: `linear-gradient(180deg, ${gradient.action})`,
      boxShadow: `0 0 0 ${border.part} ${part}, ${elevation.action}`,
    },
    [when('ornament', 'diamond', '&::before')]: {
      borderRadius: 0,
      rotate: '45deg',
      boxShadow: `0 0 0 ${border.part} ${part}, 0 0 0 calc(${border.part} + 1px) ${color.line.strong}`,
    },
    [when('ornament', 'fruit', '&::before')]: {
      borderRadius: '54% 46% 50% 50% / 50% 46% 54% 50%',
    },
    [when('ornament', 'lozenge', '&::before')]: {
      borderRadius: radius.button,
      transform: leaning,
    },
    [when('ornament', 'square', '&::before')]: { borderRadius: radius.button },
    // The leaf.
    [when('ornament', 'fruit', '&::after')]: {
      content: '',
      position: 'absolute',
      insetBlockStart: '-12px',
      insetInlineStart: '56%',
      inlineSize: '24px',
      blockSize: '14px',
      borderRadius: '100% 12% 100% 12%',
      rotate: '-2deg',
      background: color.selected.edge,
    },
  },
  '@media': {
    [onItsSide]: { position: 'relative', inset: 'auto', zIndex: 0 },
    '(forced-colors: active)': {
      selectors: { '&::before': { background: 'Canvas', border: '1px solid CanvasText' } },
    },
  },
});

export const homeIcon = component({
  selectors: { [when('ornament', 'diamond')]: { scale: '0.86' } },
});

/** The others; where the bar leans, the current one takes the action's colour. */
export const icon = component({
  selectors: { [when('ornament', 'lozenge', '[aria-current] > &')]: { color: color.action.rest } },
});

export const badge = component({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineStart: 'calc(50% - 2px)',
  zIndex: 0,
  display: 'grid',
  inlineSize: 'max-content',
  maxInlineSize: '64px',
  paddingInline: '6px',
  color: color.second.on,
  ...textAt('s1'),
  fontSize: inColumn(type.size.s1, 3.6),
  lineHeight: '18px',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      borderRadius: `${radius.mark} ${radius.mark} ${radius.mark} ${radius.markEnd}`,
      background: color.second.fill,
      transform: leaning,
    },
    // Standing out over the bar, it is parted from what is under it.
    [when('ornament', 'fruit')]: { insetBlockStart: '-13px' },
    [when('ornament', 'lozenge')]: { insetBlockStart: '-14px' },
    [when('ornament', 'fruit', '&::before')]: { boxShadow: `0 0 0 3px ${part}` },
    [when('ornament', 'lozenge', '&::before')]: { boxShadow: `0 0 0 2px ${part}` },
    [when('ornament', 'diamond')]: { paddingInline: '5px', fontWeight: type.text.strong },
    [when('ornament', 'diamond', '&::before')]: { borderRadius: 0 },
  },
});

/** In a part of its own: the ground leans and casts a rim, and neither may be cut. */
export const badgeText = component({}, oneLine);

/** On the shoulder of the icon, which is as large whatever the letters are: so is this. */
export const unread = component({
  position: 'absolute',
  insetBlockStart: '6px',
  insetInlineStart: 'calc(50% + 4px)',
  selectors: {
    '&&&:not([data-dot])': {
      minInlineSize: '20px',
      blockSize: '20px',
      fontSize: `min(${type.size.s1}, 13px)`,
      lineHeight: '20px',
    },
  },
});
