import { inMiddle, sized } from '../../foundations/manners/arranged.ts';
import { as, own } from '../../foundations/manners/own.ts';
import { byPlate, shadeBy } from '../../foundations/manners/plate.ts';
import { oneLine, pressable, scroller } from '../../foundations/theme/mixins.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { placeAt, rem } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';
import { onBrand, vendorMark } from './vendor-mark.css.ts';

const { border, color, elevation, gradient, radius, space, type } = vars;

const chosen = '&:has(:checked)';
const inChosen = ':has(:checked) > &';

/** Marks on plates, unless the slot `rail` says words or tabs. */
const look = own({
  gap: '8px',
  pad: '8px',
  least: rem(60),
  height: '0px',
  inset: '0px',
  on: color.text.strong,
  line: 'none',
  side: '52px',
  // Marks keep their colours where they stand on white in both modes.
  ground: shadeBy(color.surface.holder, color.surface.tab),
  shadow: elevation.low,
  mark: '30px',
  glyph: color.text.strong,
  onGround: `linear-gradient(180deg, ${gradient.action})`,
  onShadow: elevation.action,
  onGlyph: color.action.on,
  onBrand: '1',
});

/** Words and tabs stand on the bar itself, over a line. */
const bare = {
  pad: '0px',
  inset: '8px',
  on: color.action.text,
  line: "''",
  side: '28px',
  ground: 'none',
  shadow: 'none',
  mark: '28px',
  onGround: 'none',
  onShadow: 'none',
  onBrand: '0',
} as const;

export const bar = component(
  {
    ...look.usual,
    position: 'relative',
    gap: look.gap,
    paddingBlock: look.pad,
    scrollbarWidth: 'none',
    selectors: {
      [when('rail', 'tabs')]: {
        ...as(look, {
          ...bare,
          gap: '0px',
          least: '64px',
          height: '60px',
          onGlyph: color.text.strong,
        }),
        paddingInline: `calc(${space.inset} - 4px)`,
        background: color.surface.raised,
      },
      [when('rail', 'words')]: {
        ...as(look, {
          ...bare,
          gap: '4px',
          least: '60px',
          height: '72px',
          glyph: 'currentColor',
          onGlyph: 'currentColor',
        }),
        boxShadow: `inset 0 -1px ${color.line.soft}`,
      },
    },
    '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
  },
  scroller,
);

export const item = component(
  {
    position: 'relative',
    flex: 'none',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '4px',
    minInlineSize: look.least,
    minBlockSize: look.height,
    paddingInline: look.inset,
    color: color.text.soft,
    textAlign: 'center',
    scrollSnapAlign: 'start',
    selectors: {
      [chosen]: { color: look.on },
      '&:has(:focus-visible)': {
        outline: `${border.focus} solid ${color.line.focus}`,
        outlineOffset: '-2px',
        borderRadius: radius.thumb,
      },
      [`${chosen}::after`]: {
        content: look.line,
        position: 'absolute',
        insetInline: '8px',
        insetBlockEnd: 0,
        blockSize: border.tab,
        background: color.action.text,
        transform: leaning,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { [chosen]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
  pressable,
);

export const holder = component({
  ...inMiddle,
  ...sized(look.side),
  borderRadius: byPlate(`min(${vars.radius.holder}, 26px)`, '50%'),
  background: look.ground,
  color: look.glyph,
  boxShadow: look.shadow,
  selectors: {
    [inChosen]: { background: look.onGround, color: look.onGlyph, boxShadow: look.onShadow },
  },
});

export const mark = component(
  {
    ...sized(look.mark),
    selectors: { ':has(:checked) > * > &&': { vars: { [onBrand]: look.onBrand }, opacity: 1 } },
  },
  vendorMark,
);

export const name = component(
  {
    // Names of studios stay whole, also where a reader asks for more room between letters.
    maxInlineSize: rem(160),
    ...placeAt('s1'),
    // A vendor's name is read, and not known by its place.
    fontSize: `max(${type.label.place}, ${rem(12)})`,
    lineHeight: rem(16),
  },
  oneLine,
);
