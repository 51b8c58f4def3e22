import { fallbackVar } from '@vanilla-extract/css';

import { inset } from '../../overlays/drawer/drawer.css.ts';
import { current } from '../../foundations/roles/current.css.ts';
import { edge } from '../../foundations/manners/edge.ts';
import { as, own } from '../../foundations/manners/own.ts';
import { byPlate, inTurn, plate, shadeBy, unlessTinted } from '../../foundations/manners/plate.ts';
import { noShadow } from '../../foundations/roles/roles.ts';
import { second } from '../../foundations/roles/second.css.ts';
import { labelCase } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { rem, withFallback } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { voice } from '../../foundations/theme/voice.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, elevation, gradient, radius, size, space, type } = vars;

/** An entry as it is by itself; each kind of list, and what brands make of it, says what differs. */
export const entry = own({
  flow: 'row',
  justify: 'start',
  gap: '12px',
  width: '100%',
  least: '0px',
  height: '48px',
  full: 'auto',
  padBlock: '0px',
  pad: '0px',
  round: '0px',
  clip: 'none',
  ground: 'none',
  shadow: 'none',
  ink: color.text.strong,
  weight: voice.weight,
  family: withFallback(voice.family, type.text.fallback),
  align: 'start',
  // Of the current one.
  onGround: '',
  onShadow: '',
  onInk: '',
  onSlab: '',
  onFocus: color.line.focus,
  onEnd: '0px',
  // What lies below, so that it can lean while the letters keep their own slant.
  slab: 'none',
  slabInset: '0px',
  slabRound: '0px',
  onRing: noShadow,
  // The icon, its plate, and what stands at the end.
  holder: 'grid',
  side: '26px',
  /** 1 where it has a plate with a tint. */
  plated: '0',
  glyph: 'currentColor',
  icon: '26px',
  value: 'block',
  valueInk: color.text.soft,
  badge: 'static',
  badgeAt: 'auto',
  caret: 'none',
  wrap: 'nowrap',
  line: '0px',
});

export const group = component({ minInlineSize: 0 });

export const title = component({ marginBlockEnd: '8px' }, labelCase);

/** So many side by side, and fewer where the reader's letters need more room. */
const columns = (most: number): string =>
  `repeat(auto-fill, minmax(max((100% - ${8 * (most - 1)}px) / ${most} - 1px, ${rem(60)}), 1fr))`;

const of = (kind: string): string => `&[data-kind="${kind}"]`;
const ruled = (kind: string): string => `[data-neighbours="rule"]${when('menu', 'list', of(kind))}`;

const reaching = { marginInline: `calc(-1 * ${inset})` } as const;
const closed = { borderBlockStart: `${border.rule} solid ${color.line.soft}` } as const;
const spread = { display: 'flex', flexWrap: 'wrap', gap: '8px' } as const;

/** Beside plates with tints stand names, and they are higher. */
const plated = {
  height: byPlate('48px', '56px'),
  family: fallbackVar(plate.family, withFallback(voice.family, type.text.fallback)),
  weight: byPlate(voice.weight, type.label.weight),
  side: byPlate('24px', '44px'),
  plated: '1',
  glyph: shadeBy(color.action.text, color.text.strong),
  icon: '24px',
} as const;

export const list = component({
  vars: {
    ...entry.usual.vars,
    // The current one is as the others, unless its kind says otherwise.
    ...as(entry, {
      onGround: entry.ground,
      onShadow: entry.shadow,
      onInk: entry.ink,
      onSlab: entry.slab,
    }).vars,
  },
  display: 'grid',
  minInlineSize: 0,
  selectors: {
    // Tiles; where plates have tints the plate is the ground, and the tile has none.
    [when('menu', 'grid', of('games'))]: {
      ...as(entry, {
        flow: 'column',
        justify: 'center',
        gap: byPlate('6px', '4px'),
        height: '76px',
        full: '100%',
        padBlock: byPlate('10px', '0px'),
        pad: byPlate('2px', '0px'),
        round: byPlate(radius.field, radius.thumb),
        ground: unlessTinted(color.surface.inset),
        shadow: unlessTinted(elevation.low),
        ink: shadeBy(color.text.soft, color.text.strong),
        weight: type.text.strong,
        align: 'center',
        onGround: unlessTinted(`linear-gradient(180deg, ${gradient.action})`),
        onShadow: unlessTinted(elevation.action),
        onInk: shadeBy(color.action.on, color.text.strong),
        onFocus: shadeBy(color.action.on, color.line.focus),
        side: byPlate('26px', '60px'),
        plated: '1',
        icon: byPlate('26px', '28px'),
        value: 'none',
        badge: 'absolute',
        badgeAt: 'auto 4px',
      }),
      gridTemplateColumns: columns(4),
      gap: `${byPlate('8px', '16px')} 8px`,
    },
    // Where there are fewer columns for it, a long name takes two lines.
    [when('menu', 'grid', `${of('games')}[data-columns="3"]`)]: {
      ...as(entry, { wrap: 'normal' }),
      gridTemplateColumns: columns(3),
    },
    [when('menu', 'list', of('games'))]: as(entry, {
      gap: '8px',
      height: size.menuRow,
      onInk: current.ink,
      onFocus: current.focus,
      onEnd: '16px',
      onSlab: current.ground,
      // Its start leans too, but out of sight.
      slabInset: `calc(-8px - ${inset}) 6px`,
      holder: 'none',
      valueInk: color.text.faint,
    }),
    [when('selected', 'italic', of('games'))]: as(entry, { onEnd: '0px' }),

    [of('more')]: as(entry, { ...plated, caret: 'block' }),
    // Two by two, in cells. They have no room beside the name, which takes two lines where it is
    // long; the count lies on the icon.
    [when('menu', 'list', of('more'))]: {
      ...as(entry, {
        height: `calc(48px + 4px * (1 - ${edge.round}))`,
        full: '100%',
        padBlock: '4px',
        pad: '12px 8px',
        wrap: 'normal',
        clip: edge.card,
        ground: color.surface.strip,
        value: 'none',
        badge: 'absolute',
        badgeAt: '24px auto',
        caret: 'none',
      }),
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: space.list,
    },
    [ruled('more')]: {
      ...as(entry, {
        pad: `${inset} 8px`,
        clip: 'none',
        ground: 'none',
        weight: type.text.weight,
        badgeAt: `calc(${inset} + 14px) auto`,
        line: border.rule,
      }),
      ...reaching,
      ...closed,
      gap: 0,
    },

    // Its name takes a second line before it is cut.
    [of('rows')]: as(entry, { ...plated, padBlock: '4px', wrap: 'normal', caret: 'block' }),
    [when('neighbours', 'gap', of('rows'))]: {
      ...as(entry, {
        pad: '16px 12px',
        ground: color.surface.strip,
        clip: edge.card,
      }),
      gap: space.list,
    },

    [of('words')]: {
      ...as(entry, {
        width: 'auto',
        height: '44px',
        pad: '16px',
        weight: type.text.weight,
        slab: color.surface.inset,
        slabRound: radius.pill,
        onInk: current.ink,
        onSlab: current.ground,
        onRing: current.ring,
      }),
      ...spread,
    },
    // Bare words, the chosen one over a rule.
    [when('selected', 'italic', of('words'))]: {
      ...as(entry, {
        pad: '0px',
        slab: 'none',
        slabRound: '0px',
        onRing: `inset 0 calc(-1 * ${border.tab}) ${color.action.text}`,
      }),
      gap: '4px 20px',
    },

    [of('marks')]: {
      ...as(entry, {
        justify: 'center',
        width: '48px',
        round: radius.button,
        ground: second.soft,
        shadow: second.ring,
      }),
      ...spread,
    },

    [of('foot')]: {
      ...as(entry, {
        justify: 'center',
        least: '48px',
        pad: '12px',
        round: radius.button,
        ground: shadeBy(color.surface.inset, color.surface.inset, color.surface.strip),
      }),
      ...spread,
    },
    [ruled('foot')]: {
      ...as(entry, {
        justify: 'start',
        height: '52px',
        pad: '0px',
        ground: 'none',
        ink: color.text.soft,
        weight: type.text.weight,
      }),
      ...reaching,
      ...closed,
      paddingInline: `${inset} calc(${inset} - 12px)`,
      marginBlock: '-12px -16px',
    },
  },
});

const line = `${entry.line} solid ${color.line.soft}`;

export const place = component(
  {
    vars: { [color.icon.second]: plate.mark },
    minInlineSize: 0,
    borderBlockEnd: line,
    selectors: {
      '[data-kind="foot"] > &:first-child': { flex: '1 1 auto' },
      '&:nth-child(odd):not(:last-child)': { borderInlineEnd: line },
      [when('menu', 'list', '[data-kind="more"] > &:last-child:nth-child(odd)')]: {
        gridColumn: '1 / -1',
      },
    },
  },
  inTurn,
);
