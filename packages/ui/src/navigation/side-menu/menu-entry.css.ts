import { createVar } from '@vanilla-extract/css';

import { inset } from '../../overlays/drawer/drawer.css.ts';
import { oneLine, pressable } from '../../foundations/theme/mixins.css.ts';
import { script } from '../../foundations/theme/script.css.ts';
import { cutFoot, leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, nameAt, rem, textAt } from '../../foundations/theme/type.ts';
import { plates, untinted } from '../../foundations/theme/plates.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';
import { outline, plate } from './menu-group.css.ts';

const { border, color, cut, elevation, gradient, radius, size, type } = vars;

/** The ground lies below, so that it can lean while the letters keep their own slant. */
const ground = createVar();

const of = (kind: string, state = ''): string => `[data-kind="${kind}"] &${state}`;
const tiles = (part = ''): string => when('menu', 'grid', of('games', part));
const words = (part = ''): string => when('menu', 'list', of('games', part));
const cells = (part = ''): string => when('menu', 'list', of('more', part));
const current = '[aria-current]';
const filled = '[data-menu="list"][data-selected="fill"]';
const cutCells = '[data-corners="cut"][data-menu="list"]';

export const entry = component(
  {
    vars: { [ground]: 'none' },
    position: 'relative',
    zIndex: 0,
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    inlineSize: '100%',
    maxInlineSize: '100%',
    minBlockSize: '48px',
    color: color.text.strong,
    textAlign: 'start',
    ...textAt('s3'),
    fontWeight: type.text.strong,
    selectors: {
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[data-tone="danger"]': { color: color.danger.text },

      [tiles()]: {
        flexDirection: 'column',
        justifyContent: 'center',
        gap: '6px',
        minBlockSize: '76px',
        blockSize: '100%',
        paddingBlock: '10px',
        paddingInline: '2px',
        borderRadius: radius.field,
        background: color.surface.inset,
        boxShadow: elevation.low,
        color: color.text.soft,
        textAlign: 'center',
      },
      [tiles(current)]: {
        background: `linear-gradient(180deg, ${gradient.action})`,
        boxShadow: elevation.action,
        color: color.action.on,
      },
      [`[data-menu="grid"]${untinted} ${of('games', current)}`]: {
        vars: { [color.line.focus]: color.action.on },
      },
      // The fruit has the ground, not the tile.
      ...plates.tinted(
        {
          justifyContent: 'start',
          gap: '4px',
          padding: 0,
          background: 'none',
          boxShadow: 'none',
          color: color.text.strong,
          borderRadius: radius.thumb,
        },
        (root) => `${root}${tiles()}`,
      ),

      [words()]: { minBlockSize: size.menuRow, gap: '8px' },
      [words(current)]: { color: color.action.text },
      // The mark of the current one stands before the line that the words keep, unless it is filled.
      [`[data-ornament="diamond"]:not([data-selected="fill"])${words(`${current}::before`)}`]: {
        content: '',
        position: 'absolute',
        insetInlineStart: '-14px',
        insetBlockStart: 'calc(50% - 3px)',
        inlineSize: '6px',
        blockSize: '6px',
        rotate: '45deg',
        background: 'currentColor',
      },
      [`${filled} ${of('games', current)}`]: {
        vars: { [color.line.focus]: color.action.on },
        color: color.action.on,
      },
      [`${filled} ${of('games', `${current}::before`)}`]: {
        content: '',
        position: 'absolute',
        zIndex: -1,
        // Its start leans too, but out of sight.
        insetBlock: 0,
        insetInline: `calc(-8px - ${inset}) 6px`,
        background: color.action.rest,
        transform: leaning,
      },

      ...plates.tinted(
        {
          minBlockSize: '56px',
        },
        ':is([data-kind="more"], [data-kind="rows"]) &',
      ),

      [cells()]: { paddingInline: '12px 8px', background: color.surface.strip },
      [`${cutCells} ${of('more')}`]: { clipPath: cutFoot(cut.card), minBlockSize: '52px' },
      [when('neighbours', 'rule', of('more'))]: { background: 'none' },
      [`[data-neighbours="rule"]${cells()}`]: {
        paddingInline: `${inset} 8px`,
        fontWeight: 'inherit',
      },

      [when('neighbours', 'gap', of('rows'))]: {
        paddingInline: '16px 12px',
        background: color.surface.strip,
        clipPath: cutFoot(cut.card),
      },

      [of('words')]: {
        vars: { [ground]: color.surface.inset },
        inlineSize: 'auto',
        minBlockSize: '44px',
        paddingInline: '16px',
        fontWeight: 'inherit',
      },
      [of('words', '::before')]: {
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: 0,
        borderRadius: radius.pill,
        background: ground,
        transform: leaning,
      },
      [of('words', current)]: {
        vars: { [ground]: color.action.rest },
        color: color.action.on,
      },
      [when('selected', 'soft', of('words', current))]: {
        vars: { [ground]: color.selected.fill },
        color: color.selected.on,
      },
      [when('selected', 'soft', of('words', `${current}::before`))]: {
        boxShadow: `inset 0 0 0 ${border.selected} ${color.selected.edge}`,
      },
      [when('selected', 'italic', of('words'))]: { vars: { [ground]: 'none' }, paddingInline: 0 },
      [when('selected', 'italic', of('words', current))]: {
        vars: { [ground]: 'none' },
        color: color.action.text,
        boxShadow: `inset 0 calc(-1 * ${border.tab}) ${color.action.text}`,
      },

      [of('marks')]: {
        justifyContent: 'center',
        inlineSize: '48px',
        borderRadius: radius.button,
        background: color.surface.inset,
      },
      [when('secondary', 'outlined', of('marks'))]: {
        background: 'none',
        boxShadow: `inset 0 0 0 ${border.outline} ${color.line.strong}`,
      },

      [of('foot')]: {
        justifyContent: 'center',
        minInlineSize: '48px',
        paddingInline: '12px',
        borderRadius: radius.button,
        background: color.surface.inset,
      },
      ...plates.leaning({ background: color.surface.strip }, of('foot')),
      [`[data-neighbours="rule"][data-menu="list"] ${of('foot')}`]: {
        justifyContent: 'start',
        minBlockSize: '52px',
        paddingInline: 0,
        background: 'none',
        color: color.text.soft,
        fontWeight: 'inherit',
      },
      [`[data-neighbours="rule"][data-menu="list"] [data-kind="foot"] li:not(:first-child) > &`]: {
        justifyContent: 'center',
      },
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

export const holder = component({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  selectors: {
    [when('menu', 'list', '[data-kind="games"] &')]: { display: 'none' },
    '[data-kind="more"] &': { color: color.action.text },
    '[data-kind="rows"] &': { color: color.action.text },
    ...plates.tinted({
      inlineSize: '44px',
      blockSize: '44px',
      borderRadius: outline,
      background: plate,
    }),
    ...plates.tinted({ color: color.text.strong }, '[data-kind] &'),
    ...plates.tinted({ inlineSize: '60px', blockSize: '60px' }, '[data-kind="games"] &'),
    ...plates.tinted(
      {
        vars: { [color.icon.second]: color.icon.onAction },
        background: color.action.rest,
        color: color.action.on,
      },
      '[data-kind="games"] [aria-current] > &',
    ),
    ...plates.tinted({ display: 'contents' }, '[data-kind="foot"] &'),
    ...plates.tinted({ display: 'contents' }, '[data-kind="marks"] &'),
    '[data-tone="danger"] > &&': { color: 'inherit' },
  },
});

export const icon = component({
  selectors: {
    '[data-kind="more"] &': { inlineSize: '24px', blockSize: '24px' },
    '[data-kind="rows"] &': { inlineSize: '24px', blockSize: '24px' },
    ...plates.tinted({ inlineSize: '28px', blockSize: '28px' }, '[data-kind="games"] &'),
    ...plates.plain(
      {
        vars: { [color.icon.second]: color.icon.onAction, [vars.effect.iconSecond]: '1' },
      },
      (root) => `${root}[data-menu="grid"] [data-kind="games"] [aria-current] &`,
    ),
  },
});

export const label = component(
  {
    flex: 1,
    selectors: {
      [inTile]: {
        flex: 'none',
        maxInlineSize: '100%',
        ...textAt('s2'),
        lineHeight: rem(16),
        fontWeight: 'inherit',
      },
      [when('menu', 'grid', '[data-kind="games"] [aria-current] > &')]: { fontWeight: 700 },
      // Where there are fewer columns for it, a long name takes two lines.
      [when('menu', 'grid', '[data-columns="3"] &')]: {
        whiteSpace: 'normal',
        hyphens: 'auto',
        overflowWrap: 'anywhere',
      },
      [when('menu', 'list', '[data-kind="games"] &')]: displayAt('s5'),
      [`[data-menu="list"][data-selected="italic"] [aria-current] > &`]: {
        fontStyle: script.italic,
      },
      [when('titles', 'capitals', '[data-kind="more"] &')]: nameAt('s3'),
      [when('titles', 'capitals', '[data-kind="rows"] &')]: nameAt('s4'),
      [when('titles', 'capitals', '[data-kind="foot"] &')]: nameAt('s3'),
      ...plates.tinted(nameAt('s3'), '[data-kind="more"] &'),
      ...plates.tinted(nameAt('s3'), '[data-kind="rows"] &'),
      '[data-kind="foot"] &': { flex: '0 1 auto' },
      // A mark speaks for itself; its name is for those who do not see it.
      '[data-kind="marks"] &, [data-kind="foot"] li:not(:first-child) &': {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        clipPath: 'inset(50%)',
      },
    },
  },
  oneLine,
);

export const value = component(
  {
    flex: 'none',
    maxInlineSize: '50%',
    color: color.text.soft,
    ...textAt('s2'),
    fontWeight: type.text.weight,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      [inTile]: { display: 'none' },
      [when('menu', 'list', '[data-kind="more"] &')]: { display: 'none' },
      [when('menu', 'list', '[data-kind="games"] &')]: { color: color.text.faint },
      [when('menu', 'list', '[data-kind="games"] [aria-current] > &')]: {
        color: 'inherit',
        paddingInlineEnd: '16px',
      },
      [when('selected', 'italic', '[data-kind="games"] [aria-current] > &')]: {
        paddingInlineEnd: 0,
      },
    },
  },
  oneLine,
);

export const badge = component({
  flex: 'none',
  display: 'flex',
  selectors: {
    [inTile]: { position: 'absolute', insetBlockStart: '4px', insetInlineEnd: '4px' },
    // A cell has no room beside its name; the count lies on the icon.
    [when('menu', 'list', '[data-kind="more"] &')]: {
      position: 'absolute',
      insetBlockStart: '4px',
      insetInlineStart: '24px',
    },
    [`[data-neighbours="rule"]${when('menu', 'list', '[data-kind="more"] &')}`]: {
      insetInlineStart: `calc(${inset} + 14px)`,
    },
  },
});

/** Only rows lead on. */
export const caret = component({
  display: 'none',
  color: color.text.faint,
  selectors: {
    '[data-kind="rows"] &': { display: 'block' },
    [when('menu', 'grid', '[data-kind="more"] &')]: { display: 'block' },
  },
});
