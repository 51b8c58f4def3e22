import { createVar } from '@vanilla-extract/css';

import { labelCase, oneLine } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, figuresAt, labelAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';
import { stage } from './ground.css.ts';

const { border, color, radius, space, type } = vars;

/** The stage is lit from below, where the figure stands, so it leans towards the label's tone. */
const bright = `color-mix(in srgb, ${color.jackpot.figure} 45%, ${color.jackpot.label})`;

/** How the coins are shown, if they are. */
const coins = createVar();

export const counter = component({
  vars: { [coins]: 'block' },
  position: 'relative',
  display: 'block',
  containerType: 'inline-size',
  minBlockSize: '84px',
  padding: '14px 16px',
  borderRadius: radius.card,
  background: stage,
  color: color.jackpot.label,
  selectors: {
    [when('jackpot', 'figure')]: {
      vars: { [coins]: 'none' },
      paddingBlock: '18px 12px',
      paddingInline: space.inset,
      borderRadius: 0,
      borderBlock: `${border.rule} solid ${color.line.soft}`,
      background: 'none',
    },
  },
});

export const label = component(
  {
    flex: 1,
    ...textAt('s2'),
    selectors: {
      [when('jackpot', 'figure')]: { ...labelAt('s1'), color: color.action.text },
    },
  },
  oneLine,
  labelCase,
);

export const icon = component({ flex: 'none', display: coins, color: bright });

/** Sign and number keep their order in every script. */
export const figure = component({
  display: 'flex',
  overflowX: 'clip',
  direction: 'ltr',
  alignItems: 'center',
  gap: '4px',
  marginBlockStart: '4px',
  color: bright,
  ...displayAt('s6'),
  fontSize: `min(${type.size.s6}, 10cqi)`,
  selectors: {
    '[dir="rtl"] &': { justifyContent: 'flex-end' },
    [when('jackpot', 'figure')]: {
      alignItems: 'start',
      color: color.win.text,
      ...figuresAt('s6'),
      fontSize: `min(${type.size.s6}, 13cqi)`,
      lineHeight: 1.1,
    },
  },
});

export const symbol = component({
  flex: 'none',
  ...textAt('s4'),
  fontSize: `min(${type.size.s4}, 8cqi)`,
  fontWeight: type.text.strong,
  selectors: {
    [when('jackpot', 'figure')]: {
      ...figuresAt('s4'),
      fontSize: `min(${type.size.s4}, 8cqi)`,
      color: color.action.text,
    },
  },
});
