import { edge } from '../../foundations/manners/edge.ts';
import { as, own } from '../../foundations/manners/own.ts';
import { labelCase } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, figuresAt, labelAt, rem, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';
import { stage } from './ground.css.ts';

const { border, color, elevation, radius, space, type } = vars;

/** Cells on a card, or a bare figure with its title between double rules and a note under it. */
const look = own({
  display: 'block',
  head: 'flex',
  rules: 'none',
  icon: 'block',
  order: '0',
  noteStart: 'auto',
  note: 'currentColor',
  grow: '1',
});

export const banner = component({
  ...look.usual,
  containerType: 'inline-size',
  display: look.display,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px 16px',
  marginInline: space.inset,
  marginBlockStart: '8px',
  padding: '14px 16px 16px',
  borderRadius: radius.card,
  color: color.jackpot.label,
  background: stage,
  boxShadow: elevation.low,
  clipPath: edge.row,
  selectors: {
    // On the page itself, with nothing around it.
    [when('jackpot', 'figure')]: {
      ...as(look, {
        display: 'flex',
        head: 'contents',
        rules: "''",
        icon: 'none',
        order: '3',
        noteStart: '0px',
        note: color.text.faint,
        grow: 'none',
      }),
      marginBlock: 0,
      paddingBlock: `24px ${space.section}`,
      paddingInline: 0,
      borderRadius: 0,
      background: 'none',
      boxShadow: 'none',
      textAlign: 'center',
    },
  },
});

/** A double rule on each side of the words. */
const doubleRule = {
  content: look.rules,
  flex: '1 0 24px',
  blockSize: '4px',
  borderBlock: `${border.rule} solid ${color.line.strong}`,
} as const;

export const head = component({
  display: look.head,
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '8px',
  marginBlockEnd: '8px',
  selectors: { '&::before': doubleRule, '&::after': { ...doubleRule, order: 1 } },
});

export const icon = component({
  flex: 'none',
  display: look.icon,
  color: color.jackpot.figure,
});

export const title = component(
  {
    minInlineSize: 0,
    color: color.jackpot.label,
    ...displayAt('s3'),
    selectors: {
      [when('jackpot', 'figure')]: {
        ...labelAt('s1'),
        fontVariationSettings: 'normal',
        color: color.action.text,
      },
    },
  },
  labelCase,
);

/** Under the figure where the title stands between rules. */
export const note = component({
  order: look.order,
  marginInlineStart: look.noteStart,
  color: look.note,
});

export const demo = component({
  paddingInline: '6px',
  borderRadius: radius.badge,
  boxShadow: 'inset 0 0 0 1px currentColor',
  ...textAt('s1'),
  lineHeight: rem(18),
  fontWeight: type.text.strong,
  selectors: { [when('jackpot', 'figure')]: { order: 3, color: color.text.faint } },
});

/** Sign and number keep their order in every script. */
export const figure = component({
  display: 'flex',
  overflowX: 'clip',
  direction: 'ltr',
  alignItems: 'center',
  gap: '6px',
  color: color.jackpot.figure,
  ...displayAt('s5'),
  fontSize: `min(${type.size.s5}, 6.2cqi)`,
  letterSpacing: 0,
  selectors: {
    [when('jackpot', 'figure')]: {
      order: 2,
      flex: '1 0 100%',
      justifyContent: 'center',
      alignItems: 'start',
      gap: '4px',
      color: color.win.text,
      ...figuresAt('s7'),
      fontSize: `min(${type.size.s7}, 12.6cqi)`,
      lineHeight: 1.1,
    },
  },
});

export const symbol = component({
  flex: 'none',
  ...textAt('s3'),
  fontWeight: type.text.strong,
  selectors: {
    [when('jackpot', 'figure')]: {
      ...figuresAt('s5'),
      fontSize: `min(${type.size.s5}, 7cqi)`,
      fontVariationSettings: `'opsz' ${type.optical.small}`,
      color: color.action.text,
    },
  },
});

export const number = component({ flex: look.grow });
