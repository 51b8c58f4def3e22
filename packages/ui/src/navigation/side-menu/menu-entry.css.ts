import { sized, under, unseen } from '../../foundations/manners/arranged.ts';
import { groundOf, plate, roundOf, shadeBy } from '../../foundations/manners/plate.ts';
import { oneLine, pressable } from '../../foundations/theme/mixins.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { script } from '../../foundations/theme/script.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, placeAt, rem, stepOf, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';
import { entry as look } from './menu-group.css.ts';

const { color, effect, type } = vars;

const of = (kind: string, part = '&'): string => `[data-kind="${kind}"] ${part}`;

export const entry = component(
  {
    position: 'relative',
    zIndex: 0,
    display: 'flex',
    flexDirection: look.flow as 'row',
    alignItems: 'center',
    justifyContent: look.justify,
    gap: look.gap,
    inlineSize: look.width,
    minInlineSize: look.least,
    maxInlineSize: '100%',
    minBlockSize: look.height,
    blockSize: look.full,
    paddingBlock: look.padBlock,
    paddingInline: look.pad,
    borderRadius: look.round,
    background: look.ground,
    boxShadow: look.shadow,
    clipPath: look.clip,
    color: look.ink,
    textAlign: look.align as 'start',
    ...textAt('s3'),
    fontWeight: look.weight,
    selectors: {
      '&:focus-visible': { outlineOffset: '-2px' },
      '&::before': {
        ...under,
        insetInline: look.slabInset,
        borderRadius: look.slabRound,
        background: look.slab,
        transform: leaning,
      },
      '[data-kind="foot"] li:not(:first-child) > &': { justifyContent: 'center' },
      '&[aria-current]': {
        vars: { [color.line.focus]: look.onFocus },
        background: look.onGround,
        boxShadow: look.onShadow,
        color: look.onInk,
      },
      '&[aria-current]::before': { background: look.onSlab, boxShadow: look.onRing },
      // The mark of the current one stands before the line that the words keep, unless it is filled.
      [`[data-marks="diamond"]:not([data-selected="fill"])${when('menu', 'list', of('games', '&[aria-current]::after'))}`]:
        {
          content: '',
          position: 'absolute',
          insetInlineStart: '-14px',
          insetBlockStart: 'calc(50% - 3px)',
          ...sized('6px'),
          rotate: '45deg',
          background: 'currentColor',
        },
      '&[data-tone="danger"]': { color: color.danger.text },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
  pressable,
);

const inTile = when('menu', 'grid', '[data-kind="games"] &');
const inCurrent = '[aria-current] > &';

export const holder = component({
  flex: 'none',
  display: look.holder,
  placeItems: 'center',
  ...sized(look.side),
  borderRadius: roundOf('0px'),
  background: `color-mix(in srgb, ${groundOf('transparent')} calc(100% * ${look.plated}), transparent)`,
  color: look.glyph,
  selectors: {
    // On the brand's colour: that of the tile, or of the plate.
    [when('menu', 'grid', of('games', inCurrent))]: {
      vars: { [color.icon.second]: color.icon.onAction, [effect.iconSecond]: '1' },
      background: shadeBy('transparent', color.action.rest),
      color: color.action.on,
    },
    '[data-tone="danger"] > &&': { color: 'inherit' },
  },
});

export const icon = component({ ...sized(look.icon) });

export const label = component(
  {
    flex: 1,
    whiteSpace: look.wrap,
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    selectors: {
      [inTile]: {
        // Names of one line and of two begin at one height under plates that are the ground.
        flex: `${plate.tinted} 0 auto`,
        maxInlineSize: '100%',
        ...textAt('s2'),
        lineHeight: rem(16),
        fontWeight: 'inherit',
      },
      [when('menu', 'grid', of('games', inCurrent))]: { fontWeight: 700 },
      [when('menu', 'list', of('games'))]: displayAt('s5'),
      [when('selected', 'italic', inCurrent)]: { fontStyle: script.italic },
      ':is([data-kind="more"], [data-kind="rows"], [data-kind="foot"]) &': {
        ...placeAt('s3'),
        fontFamily: look.family,
        fontWeight: 'inherit',
      },
      [when('titles', 'capitals', of('rows'))]: stepOf('s4'),
      '[data-kind="foot"] &': { flex: '0 1 auto' },
      // A mark speaks for itself; its name is for those who do not see it.
      '[data-kind="marks"] &, [data-kind="foot"] li:not(:first-child) &': unseen,
    },
  },
  oneLine,
);

export const value = component(
  {
    flex: 'none',
    display: look.value,
    maxInlineSize: '50%',
    color: look.valueInk,
    ...textAt('s2'),
    fontWeight: type.text.weight,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      [when('menu', 'list', of('games', inCurrent))]: {
        color: 'inherit',
        paddingInlineEnd: look.onEnd,
      },
    },
  },
  oneLine,
);

export const badge = component({
  flex: 'none',
  display: 'flex',
  position: look.badge as 'absolute',
  insetBlockStart: '4px',
  insetInline: look.badgeAt,
});

/** Only rows lead on. */
export const caret = component({ display: look.caret, color: color.text.faint });
