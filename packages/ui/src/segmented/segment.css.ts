import { pressable } from '../theme/mixins.css.ts';
import { component } from '../theme/style.ts';
import { displayAt, textAt } from '../theme/type.ts';
import { script } from '../theme/script.css.ts';
import { vars } from '../theme/vars.css.ts';
import { inMode, when } from '../theme/when.ts';

const { border, color, elevation, motion, radius, type } = vars;

/** The well that segments lie in, or the rule under words. */
export const group = component({
  display: 'flex',
  minBlockSize: '52px',
  padding: '4px',
  borderRadius: radius.segment,
  background: color.surface.raised,
  boxShadow: `inset 0 0 0 1px ${color.line.soft}`,
  selectors: {
    [inMode('light')]: { background: color.surface.inset },
    [when('tabs', 'rule')]: {
      minBlockSize: '48px',
      padding: 0,
      borderRadius: 0,
      background: 'transparent',
      boxShadow: `inset 0 -1px ${color.line.soft}`,
    },
  },
});

const current = '&:is([aria-selected="true"], :has(:checked))';

/** One choice: a tab, or a label around a radio button. */
export const item = component(
  {
    position: 'relative',
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minBlockSize: '44px',
    paddingInline: '12px',
    borderRadius: `calc(${radius.segment} - 4px)`,
    color: color.text.soft,
    textAlign: 'center',
    ...textAt('s3'),
    fontWeight: type.text.strong,
    transition: `color ${motion.press}, background-color ${motion.press}`,
    selectors: {
      [current]: {
        background: color.surface.tab,
        color: color.text.strong,
        boxShadow: elevation.low,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${color.line.focus}`, outlineOffset: '2px' },
      [when('tabs', 'rule')]: {
        minBlockSize: '48px',
        borderRadius: 0,
        ...displayAt('s4'),
        letterSpacing: 0,
      },
      [when('tabs', 'rule', current)]: {
        background: 'none',
        boxShadow: `inset 0 calc(-1 * ${border.tab}) ${color.action.text}`,
      },
      [`[data-tabs="rule"][data-selected="italic"] ${current}`]: { fontStyle: script.italic },
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
