import { as, own } from '../../foundations/manners/own.ts';
import { inMiddle, sized, under, unseen } from '../../foundations/manners/arranged.ts';
import { noShadow } from '../../foundations/roles/roles.ts';
import { oneLine, pressable } from '../../foundations/theme/mixins.css.ts';
import { barRoom, leaning } from '../../foundations/theme/shapes.ts';
import { script } from '../../foundations/theme/script.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { inColumn, placeAt, rem, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { voice } from '../../foundations/theme/voice.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, effect, elevation, gradient, radius, size, type } = vars;

const safe = 'env(safe-area-inset-bottom)';

/** A phone on its side has no height to spare, and room beside the column. */
const onItsSide = '(orientation: landscape) and (max-height: 480px) and (min-width: 664px)';
const railWidth = '88px';

/** Flush with the edges, unless the slot `bar` says that it floats. */
const look = own({
  around: '0px',
  ground: color.surface.bar,
  edge: `0 calc(-1 * max(1px, ${border.header})) ${color.line.strong}`,
  plate: 'transparent',
  round: '0px',
  blur: 'none',
  lift: noShadow,
});

/** The home button and what stands on the icons, in the shape of the brand's marks. */
const home = own({
  /** What parts them from the bar: the ground they seem to stand on. */
  part: color.surface.page,
  column: '76px',
  foot: '12px',
  round: '50%',
  turn: 'none',
  lean: 'none',
  lift: elevation.action,
  leaf: 'none',
  icon: '1',
  current: 'currentColor',
  weight: voice.weight,
  spacing: '0',
  badgeAt: '2px',
  badgeRound: `${radius.mark} ${radius.mark} ${radius.mark} ${radius.markEnd}`,
  badgeInset: '6px',
  badgeWeight: '700',
  rim: '0px',
});

/** Keeps the height of the bar free at the end of a page. */
export const spacer = component({
  blockSize: barRoom,
  // A footer has that room itself, on its own ground.
  selectors: { '[data-foot] + &, :has(> [data-foot]:last-child) + &': { display: 'none' } },
  '@media': { [onItsSide]: { display: 'none' } },
});

export const bar = component({
  vars: { ...look.usual.vars, ...home.usual.vars, [color.line.focus]: color.bar.text },
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: 'min(100%, 480px)',
  marginInline: 'auto',
  padding: `0 ${look.around} calc(${look.around} + ${safe})`,
  background: look.ground,
  boxShadow: look.edge,
  pointerEvents: 'none',
  selectors: {
    [when('bar', 'floating')]: as(look, {
      around: size.barInset,
      ground: 'none',
      edge: noShadow,
      plate: color.surface.bar,
      round: radius.bar,
      blur: `blur(${effect.barBlur})`,
      lift: elevation.high,
    }),
    // The foot of these reaches under the name, which is read on the bar alone.
    [when('marks', 'diamond')]: as(home, {
      part: color.surface.bar,
      column: '84px',
      foot: '4px',
      round: '0',
      turn: '45deg',
      lift: `0 0 0 calc(${border.part} + 1px) ${color.line.strong}`,
      icon: '0.86',
      weight: '500',
      spacing: `calc(0.03em * ${script.tracking})`,
      badgeRound: '0',
      badgeInset: '5px',
      badgeWeight: type.text.strong,
    }),
    [when('marks', 'fruit')]: as(home, {
      part: color.surface.bar,
      foot: '8px',
      round: '54% 46% 50% 50% / 50% 46% 54% 50%',
      leaf: "''",
      badgeAt: '-13px',
      rim: '3px',
    }),
    [when('marks', 'lozenge')]: as(home, {
      part: color.surface.bar,
      round: radius.button,
      lean: leaning,
      current: color.action.rest,
      badgeAt: '-14px',
      rim: '2px',
    }),
    // Its corners reach as far down as its middle.
    [when('marks', 'square')]: as(home, { foot: '6px', round: radius.button }),
    // The page sinks into its own ground under a floating bar; a drawn footer goes down to the foot.
    [`[data-seam="none"]${when('bar', 'floating', '&::before')}`]: {
      ...under,
      insetBlockStart: 'auto',
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
      selectors: { '[dir="rtl"] &': { inset: `0 calc(50% - 240px - ${railWidth}) 0 auto` } },
    },
  },
});

/** All share the room that a raised one in the middle leaves. */
export const plate = component({
  display: 'flex',
  blockSize: size.bar,
  borderRadius: look.round,
  background: look.plate,
  backdropFilter: look.blur,
  boxShadow: look.lift,
  pointerEvents: 'auto',
  '@media': {
    '(forced-colors: active)': { background: 'Canvas', outline: '1px solid CanvasText' },
    [onItsSide]: { flexDirection: 'column', blockSize: '100%' },
  },
});

export const item = component(
  {
    position: 'relative',
    flex: 1,
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
      '&[data-home]': {
        flex: `0 0 ${home.column}`,
        alignContent: 'end',
        paddingBlockEnd: home.foot,
      },
    },
    '@media': {
      [onItsSide]: {
        blockSize: 'auto',
        selectors: {
          '&[data-home]': {
            flex: 'none',
            alignContent: 'center',
            gap: '14px',
            paddingBlock: '12px 4px',
          },
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
    fontWeight: home.weight,
    letterSpacing: home.spacing,
    '@media': {
      [onItsSide]: { fontSize: `min(${type.label.place}, ${rem(10)})` },
      // On a phone that is magnified twice no name would be whole; the drawings are.
      '(max-width: 239px)': unseen,
    },
  },
  oneLine,
);

/** The raised button in the middle. The shape lies under the icon, which stays upright. */
export const raised = component({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${size.homeLift})`,
  zIndex: 0,
  insetInlineStart: `calc(50% - ${size.homeWidth} / 2)`,
  ...sized(size.homeWidth, size.home),
  ...inMiddle,
  color: color.action.on,
  selectors: {
    '&::before': {
      ...under,
      borderRadius: home.round,
      rotate: home.turn,
      transform: home.lean,
      background: `linear-gradient(180deg, ${gradient.action})`,
      boxShadow: `0 0 0 ${border.part} ${home.part}, ${home.lift}`,
    },
    // The leaf.
    '&::after': {
      content: home.leaf,
      position: 'absolute',
      insetBlockStart: '-12px',
      insetInlineStart: '56%',
      ...sized('24px', '14px'),
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

export const homeIcon = component({ scale: home.icon });

/** The others; where the bar leans, the current one takes the action's colour. */
export const icon = component({ selectors: { '[aria-current] > &': { color: home.current } } });

export const badge = component({
  position: 'absolute',
  insetBlockStart: home.badgeAt,
  insetInlineStart: 'calc(50% - 2px)',
  zIndex: 0,
  display: 'grid',
  inlineSize: 'max-content',
  maxInlineSize: '64px',
  paddingInline: home.badgeInset,
  color: color.second.on,
  ...textAt('s1'),
  fontSize: inColumn(type.size.s1, 3.6),
  lineHeight: '18px',
  fontWeight: home.badgeWeight,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::before': {
      ...under,
      borderRadius: home.badgeRound,
      background: color.second.fill,
      transform: leaning,
      // Standing out over the bar, it is parted from what is under it.
      boxShadow: `0 0 0 ${home.rim} ${home.part}`,
    },
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
