import { createVar } from '@vanilla-extract/css';

import { pressable } from '../../foundations/theme/mixins.css.ts';
import { script } from '../../foundations/theme/script.css.ts';
import { barRoom, leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, inColumn, placeAt, rem } from '../../foundations/theme/type.ts';
import { plates } from '../../foundations/theme/plates.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, elevation, gradient, motion, radius, size, type } = vars;

/** The bar above it: where brand and wallet share a header it is lower. */
const head = createVar();
const current = '&[aria-current]';
const inCurrent = '[aria-current] > &';

export const menu = component({
  vars: { [head]: `calc(${size.header} + env(safe-area-inset-top))` },
  position: 'sticky',
  insetBlockStart: head,
  inlineSize: size.side,
  blockSize: `calc(100dvh - ${head})`,
  overflowY: 'auto',
  // What has the focus is not left under the bar.
  scrollPaddingBlockEnd: barRoom,
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  selectors: {
    ...plates.tinted({
      background: color.surface.strip,
      borderStartEndRadius: `calc(${radius.sheet} - 4px)`,
    }),
    ...plates.leaning({ background: color.surface.inset }),
    [when('header', 'double')]: { vars: { [head]: 'calc(56px + env(safe-area-inset-top))' } },
    [when('rail', 'words')]: { borderInlineEnd: `${border.rule} solid ${color.line.soft}` },
  },
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});

export const list = component({
  paddingBlock: `8px ${barRoom}`,
  selectors: {
    ...plates.plain({ display: 'grid', gap: '4px', paddingInline: '8px 4px' }),
    ...plates.tinted({ paddingBlockStart: '16px' }),
    ...plates.leaning({ paddingBlockStart: 0 }),
    [when('rail', 'words')]: { gap: 0, paddingInline: 0 },
  },
});

export const place = component({ display: 'block' });

export const item = component(
  {
    position: 'relative',
    zIndex: 0,
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '4px',
    inlineSize: '100%',
    minBlockSize: '72px',
    paddingBlock: '6px',
    paddingInline: '2px',
    color: color.text.soft,
    textAlign: 'center',
    selectors: {
      '&:focus-visible': { outlineOffset: '-3px' },
      [current]: { color: color.text.strong },

      ...plates.plain({ borderRadius: radius.holder }),
      ...plates.plain(
        {
          vars: { [color.line.focus]: color.action.on },
          background: `linear-gradient(180deg, ${gradient.action})`,
          color: color.action.on,
          boxShadow: elevation.action,
        },
        current,
      ),

      // The current one takes the colour of the page and so becomes one with the content.
      ...plates.tinted({
        minBlockSize: '80px',
        borderStartStartRadius: radius.card,
        borderEndStartRadius: radius.card,
        marginInlineStart: '8px',
        inlineSize: 'calc(100% - 8px)',
        paddingInlineEnd: '8px',
      }),
      ...plates.tinted({ background: color.surface.page }, current),

      ...plates.leaning({ minBlockSize: '64px', gap: '2px' }),
      ...plates.leaning(
        {
          vars: { [color.line.focus]: color.action.on },
          color: color.action.on,
        },
        current,
      ),
      ...plates.leaning(
        {
          content: '',
          position: 'absolute',
          zIndex: -1,
          // Its start leans too, but out of sight.
          insetBlock: 0,
          insetInline: '-10px 7px',
          background: color.action.rest,
          transform: leaning,
        },
        `${current}::before`,
      ),

      [when('rail', 'words')]: {
        minBlockSize: '56px',
        justifyItems: 'start',
        paddingInline: '16px 0',
        borderRadius: 0,
        color: color.text.strong,
        textAlign: 'start',
      },
      [when('rail', 'words', current)]: {
        vars: { [color.line.focus]: color.action.text },
        background: 'none',
        boxShadow: 'none',
        color: color.action.text,
      },
      [when('rail', 'words', `${current}::before`)]: { content: 'none' },
      // The diamond, on the rule that parts the column from the content.
      [when('rail', 'words', `${current}::after`)]: {
        content: '',
        position: 'absolute',
        insetInlineStart: '4px',
        insetBlockStart: 'calc(50% - 3px)',
        inlineSize: '6px',
        blockSize: '6px',
        rotate: '45deg',
        background: color.action.text,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { [current]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
  pressable,
);

export const holder = component({
  display: 'grid',
  placeItems: 'center',
  transition: `background-color ${motion.press}`,
  selectors: {
    ...plates.tinted(({ outlines }) => ({
      inlineSize: '52px',
      blockSize: '52px',
      borderRadius: outlines[0],
      marginBlockEnd: '-4px',
    })),
    ...plates.tinted(
      {
        background: color.action.rest,
        color: color.action.on,
        marginBlockEnd: 0,
      },
      inCurrent,
    ),
    [when('rail', 'words')]: { display: 'none' },
  },
});

export const icon = component({
  selectors: {
    ...plates.plain({ inlineSize: '26px', blockSize: '26px' }),
    ...plates.leaning({ inlineSize: '24px', blockSize: '24px' }),
  },
});

export const label = component({
  inlineSize: '100%',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  ...placeAt('s1'),
  fontSize: inColumn(type.label.place, 4.2),
  lineHeight: `min(${rem(16)}, 20px)`,
  selectors: {
    [when('rail', 'words')]: {
      ...displayAt('s3'),
      fontSize: inColumn(type.size.s3, 4.4),
      letterSpacing: 0,
      lineHeight: `min(${rem(20)}, 24px)`,
    },
    [`[data-rail="words"][data-selected="italic"] ${inCurrent}`]: { fontStyle: script.italic },
  },
});
