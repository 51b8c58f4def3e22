import { fallbackVar } from '@vanilla-extract/css';

import { ringed, under } from '../../foundations/manners/arranged.ts';
import { chosen } from '../../foundations/manners/choice.ts';
import { as, own } from '../../foundations/manners/own.ts';
import { noShadow } from '../../foundations/roles/roles.ts';
import { pressable } from '../../foundations/theme/mixins.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, nameAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, elevation, motion, radius, size, space } = vars;

/** A segment; over a rule the one that is chosen has no ground, but a bar at its foot. */
const look = own({
  high: size.tab,
  room: '4px',
  round: `calc(${radius.segment} - 4px)`,
  pad: '12px',
  ring: '2px',
  ground: 'transparent',
  ink: color.text.soft,
  onGround: fallbackVar(chosen.ground, color.surface.tab),
  onInk: chosen.ink,
  onShadow: fallbackVar(chosen.ring, elevation.low),
  bar: '0px',
});

/** The well that segments lie in, or the rule under words. */
export const group = component({
  ...look.usual,
  display: 'flex',
  // With large letters the last goes below the first, and never out of sight.
  flexWrap: 'wrap',
  minBlockSize: `calc(${look.high} + 2 * ${look.room})`,
  padding: look.room,
  borderRadius: radius.segment,
  background: color.surface.strip,
  boxShadow: `inset 0 0 0 ${border.ring} ${color.line.soft}`,
  selectors: {
    '&[data-scrolling]': {
      ...as(look, {
        round: `calc(${size.tab} / 2)`,
        pad: '18px',
        ground: color.surface.inset,
        ink: color.text.strong,
        onGround: fallbackVar(chosen.ground, color.text.strong),
        onInk: color.surface.page,
        onShadow: fallbackVar(chosen.ring, noShadow),
      }),
      flexWrap: 'nowrap',
      gap: '8px',
      padding: `${look.room} ${space.inset}`,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      borderRadius: 0,
      background: 'none',
      boxShadow: 'none',
    },
    [when('selected', 'soft', '&[data-scrolling]')]: as(look, { onInk: chosen.ink }),
    [when('tabs', 'rule')]: {
      ...as(look, {
        high: '48px',
        room: '0px',
        round: '0',
        ground: 'transparent',
        ink: color.text.soft,
        onGround: 'transparent',
        onInk: color.text.strong,
        onShadow: noShadow,
        bar: border.tab,
      }),
      borderRadius: 0,
      background: 'none',
      boxShadow: `inset 0 -1px ${color.line.soft}`,
    },
    // What scrolls cuts a ring outside; inside it stands clear of the rule.
    [when('tabs', 'rule', '&[data-scrolling]')]: {
      ...as(look, { pad: '10px', ring: `calc(-1 * ${border.tab} - ${border.focus} - 2px)` }),
    },
  },
});

const current = '&:is([aria-selected="true"], :has(:checked))';

/** One choice: a tab, or a label around a radio button. Its ground lies below, where it can slide. */
export const item = component(
  {
    position: 'relative',
    isolation: 'isolate',
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minBlockSize: look.high,
    paddingInline: look.pad,
    borderRadius: look.round,
    background: look.ground,
    color: look.ink,
    textAlign: 'center',
    ...nameAt('s3'),
    transition: `color ${motion.press}`,
    selectors: {
      [current]: { color: look.onInk },
      [`${current}::before`]: {
        ...under,
        borderRadius: 'inherit',
        background: look.onGround,
        boxShadow: look.onShadow,
      },
      [`${current}::after`]: {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        blockSize: look.bar,
        background: color.action.text,
        transform: leaning,
      },
      '[data-scrolling] > &': { flex: 'none', whiteSpace: 'nowrap' },
      '&:is(:focus-visible, :has(:focus-visible))': ringed(look.ring),
      [when('tabs', 'rule')]: { ...displayAt('s4'), letterSpacing: 0 },
      [when('tabs', 'rule', current)]: {
        fontStyle: fallbackVar(chosen.slant, displayAt('s4').fontStyle),
      },
      '&:disabled': { opacity: 0.5 },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { [current]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
  pressable,
);
