import { createVar } from '@vanilla-extract/css';

import { oneLine, pressable } from '../../foundations/theme/mixins.css.ts';
import { cutFoot, leaningEnd } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, nameAt, textAt } from '../../foundations/theme/type.ts';
import { inTurn, plates } from '../../foundations/theme/plates.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';
import { card } from '../surface/card.css.ts';

const { color, cut, radius, size, space, type } = vars;
const side = createVar();

/** Where the letters are so large that few stand in a line, there may be more lines. */
const few = '(max-width: 13rem)';
const narrow = { [few]: { whiteSpace: 'normal', overflowWrap: 'break-word' } } as const;

/** Rows on one card, or between hairlines where the brand draws rules. */
export const list = component(
  {
    vars: { [side]: '16px' },
    containerType: 'inline-size',
    marginInline: space.inset,
    paddingBlock: '4px',
    overflow: 'hidden',
    selectors: {
      [when('winners', 'ledger')]: {
        vars: { [side]: '0px' },
        paddingBlock: 0,
      },
      // Rows that stand apart have a ground each.
      [when('neighbours', 'gap')]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space.list,
        paddingBlock: 0,
        borderRadius: 0,
        background: 'none',
        boxShadow: 'none',
        clipPath: 'none',
      },
    },
  },
  card,
);

export const row = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  inlineSize: '100%',
  minBlockSize: size.row,
  paddingInline: side,
  paddingBlock: '6px',
  textAlign: 'start',
  color: color.text.strong,
  '@container': { [few]: { flexWrap: 'wrap' } },
  selectors: {
    // Inside, because the card cuts what stands out.
    '&:focus-visible': { outlineOffset: '-2px' },
    [when('neighbours', 'rule', 'li + li > &::before')]: {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: `calc(${side} + 36px) 0`,
      borderBlockStart: `1px solid ${color.line.soft}`,
    },
    [when('neighbours', 'rule', 'li + li > &:not([data-icon])::before')]: {
      insetInlineStart: side,
    },
    [when('winners', 'ledger', 'li + li > &::before')]: { insetInlineStart: 0 },
    [when('neighbours', 'gap')]: { borderRadius: radius.row, background: color.surface.raised },
    [`[data-corners="cut"]${when('neighbours', 'gap')}`]: { clipPath: cutFoot(cut.row) },
    '&[data-tone="danger"]': { color: color.danger.text },
    '&[data-rich]': { minBlockSize: size.richRow },
    ...plates.leaning({ minBlockSize: '68px' }, '&[data-rich]'),
  },
});

export const pressed = component({}, row, pressable);

// A fact beside it goes below where the longest word leaves it no room.
export const texts = component({ flex: '1 1 min-content', minInlineSize: 0 });

export const label = component(
  {
    display: 'block',
    ...nameAt('s3'),
    fontSize: `max(${type.size.s3}, ${type.label.size})`,
    '@container': {
      [few]: {
        ...narrow[few],
        selectors: {
          '[data-rich] &': { WebkitLineClamp: 'none' },
          // Its longest word has room between the icon and what the row ends with.
          '&&&&': { fontSize: `min(${type.size.s4}, 8cqi)`, lineHeight: 1.25 },
        },
      },
    },
    selectors: {
      // A title says in two lines what it is about.
      '[data-rich] &': {
        ...nameAt('s4'),
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        whiteSpace: 'normal',
      },
      [when('winners', 'ledger', '[data-rich] &')]: { ...displayAt('s4'), letterSpacing: 0 },
      [when('titles', 'capitals', '[data-rich] &')]: displayAt('s5'),
    },
  },
  oneLine,
);

export const description = component({
  display: 'block',
  color: color.text.faint,
  ...textAt('s2'),
});

export const value = component(
  {
    flex: 'none',
    maxInlineSize: '50%',
    color: color.text.soft,
    ...textAt('s3'),
    '@container': narrow,
  },
  oneLine,
);

export const icon = component({
  color: color.text.soft,
  selectors: {
    ...plates.tinted({ color: color.text.strong }),
    ...plates.tinted({ inlineSize: '30px', blockSize: '30px' }, '[data-rich] &'),
    ...plates.leaning({ color: color.text.strong }, '[data-rich] &'),
    ...plates.leaning({ color: color.action.on }, '[data-rich][data-unread] &'),
    [when('winners', 'ledger', '[data-rich] &')]: { color: color.action.text },
    ...plates.leaning(
      { scale: '-1 1' },
      (root) => `[dir="rtl"]${root} [data-rich] &:not([data-mirror])`,
    ),
  },
});

/** The plate under an icon, where the brand has plates. */
export const plate = component({
  display: 'contents',
  selectors: {
    ...plates.plain(
      {
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        inlineSize: '48px',
        blockSize: '48px',
        borderRadius: radius.holder,
        background: color.surface.inset,
      },
      '[data-rich] &',
    ),
    [when('winners', 'ledger', '[data-rich] &')]: {
      inlineSize: '32px',
      background: 'none',
    },
    // A cell from edge to edge whose end leans; unread ones are filled.
    ...plates.leaning(
      {
        flex: 'none',
        alignSelf: 'stretch',
        display: 'grid',
        placeItems: 'center',
        inlineSize: '64px',
        paddingInlineEnd: '8px',
        marginBlock: '-6px',
        marginInlineStart: `calc(-1 * ${side})`,
        background: color.surface.strip,
        clipPath: leaningEnd('68px'),
      },
      '[data-rich] &',
    ),
    ...plates.leaning({ background: color.action.rest }, '[data-rich][data-unread] &'),
    ...plates.leaning({ scale: '-1 1' }, (root) => `[dir="rtl"]${root} [data-rich] &`),
    ...plates.tinted({
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      inlineSize: '44px',
      blockSize: '44px',
    }),
    ...plates.tinted({ inlineSize: '56px', blockSize: '56px' }, '[data-rich] &'),
    ...inTurn(
      ({ ground, mark, outline }) => ({
        vars: { [color.icon.second]: mark },
        background: ground,
        borderRadius: outline,
      }),
      (nth) => `li:nth-child(${nth}) &`,
    ),
  },
});

export const caret = component({ color: color.text.faint });
