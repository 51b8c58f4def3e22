import { createVar } from '@vanilla-extract/css';

import { oneLine, pressable } from '../theme/mixins.css.ts';
import { component } from '../theme/style.ts';
import { textAt } from '../theme/type.ts';
import { vars } from '../theme/vars.css.ts';
import { when } from '../theme/when.ts';

const { color, effect, elevation, gradient, radius, size, type } = vars;

const safe = 'env(safe-area-inset-bottom)';
const around = createVar();

/** Keeps the height of the bar free at the end of a page. */
export const spacer = component({
  blockSize: `calc(${size.bar} + ${size.homeLift} + 24px + ${safe})`,
});

export const bar = component({
  vars: { [around]: '0px' },
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
      boxShadow: `0 -1px ${color.line.strong}`,
    },
    [when('bar', 'floating')]: { vars: { [around]: size.barInset } },
    // The page sinks into its own ground under a floating bar.
    [when('bar', 'floating', '&::before')]: {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: 'auto 0 0',
      blockSize: '120px',
      background: `linear-gradient(0deg, ${color.surface.page} 12%, transparent)`,
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
    color: color.text.soft,
    textAlign: 'center',
    selectors: {
      '&[aria-current]': { color: color.action.text },
      '&[data-home]': { color: color.text.strong, alignContent: 'end', paddingBlockEnd: '12px' },
      [when('ornament', 'diamond', '&[data-home]')]: { paddingBlockEnd: '4px' },
      [when('bar', 'flush', '&[data-home][aria-current]')]: { color: color.action.text },
    },
  },
  pressable,
);

export const label = component(
  {
    maxInlineSize: '100%',
    paddingInline: '2px',
    ...textAt('s1'),
    fontWeight: type.text.strong,
    selectors: {
      [when('ornament', 'diamond')]: { fontWeight: 500, letterSpacing: '0.03em' },
    },
  },
  oneLine,
);

/** The raised button in the middle: a disc, or a square on its corner. */
export const home = component({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${size.homeLift})`,
  insetInlineStart: `calc(50% - ${size.home} / 2)`,
  inlineSize: size.home,
  blockSize: size.home,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  background: `linear-gradient(180deg, ${gradient.action})`,
  color: color.action.on,
  boxShadow: `0 0 0 6px ${color.surface.page}, ${elevation.action}`,
  selectors: {
    [when('ornament', 'diamond')]: {
      borderRadius: 0,
      rotate: '45deg',
      boxShadow: `0 0 0 5px ${color.surface.page}, 0 0 0 6px ${color.line.strong}`,
    },
  },
});

export const homeIcon = component({
  selectors: { [when('ornament', 'diamond')]: { rotate: '-45deg', scale: '0.86' } },
});

export const badge = component(
  {
    position: 'absolute',
    insetBlockStart: '2px',
    insetInlineStart: 'calc(50% - 2px)',
    maxInlineSize: '64px',
    paddingInline: '6px',
    borderRadius: radius.badge,
    background: color.win.fill,
    color: color.win.on,
    ...textAt('s1'),
    lineHeight: '18px',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      [when('ornament', 'diamond')]: { paddingInline: '5px', fontWeight: type.text.strong },
    },
  },
  oneLine,
);
