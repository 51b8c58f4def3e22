import { pressable } from '../../foundations/theme/mixins.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, nameAt } from '../../foundations/theme/type.ts';
import { script } from '../../foundations/theme/script.css.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, elevation, motion, radius, size, space } = vars;

/** The well that segments lie in, or the rule under words. */
export const group = component({
  display: 'flex',
  // With large letters the last goes below the first, and never out of sight.
  flexWrap: 'wrap',
  minBlockSize: `calc(${size.tab} + 8px)`,
  padding: '4px',
  borderRadius: radius.segment,
  background: color.surface.strip,
  boxShadow: `inset 0 0 0 ${border.ring} ${color.line.soft}`,
  selectors: {
    [when('tabs', 'rule')]: {
      minBlockSize: '48px',
      padding: 0,
      borderRadius: 0,
      background: 'transparent',
      boxShadow: `inset 0 -1px ${color.line.soft}`,
    },
    '&[data-scrolling]': {
      flexWrap: 'nowrap',
      gap: '8px',
      padding: `4px ${space.inset}`,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      borderRadius: 0,
      background: 'none',
      boxShadow: 'none',
    },
    [when('tabs', 'rule', '&[data-scrolling]')]: {
      paddingBlock: 0,
      boxShadow: `inset 0 -1px ${color.line.soft}`,
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
    minBlockSize: size.tab,
    paddingInline: '12px',
    borderRadius: `calc(${radius.segment} - 4px)`,
    color: color.text.soft,
    textAlign: 'center',
    ...nameAt('s3'),
    transition: `color ${motion.press}`,
    selectors: {
      [current]: { color: color.text.strong },
      [`${current}::before`]: {
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: 0,
        borderRadius: 'inherit',
        background: color.surface.tab,
        boxShadow: elevation.low,
      },
      '[data-scrolling] > &': {
        flex: 'none',
        paddingInline: '18px',
        borderRadius: `calc(${size.tab} / 2)`,
        background: color.surface.inset,
        color: color.text.strong,
        whiteSpace: 'nowrap',
      },
      [`[data-scrolling] > ${current}`]: { color: color.surface.page },
      [`[data-scrolling] > ${current}::before`]: {
        background: color.text.strong,
        boxShadow: 'none',
      },
      // Over a rule there is no ground to be soft.
      [`[data-tabs="segment"]${when('selected', 'soft', current)}`]: { color: color.selected.on },
      [when('selected', 'soft', `${current}::before`)]: {
        background: color.selected.fill,
        boxShadow: `inset 0 0 0 ${border.selected} ${color.selected.edge}`,
      },
      '&:has(:focus-visible)': {
        outline: `${border.focus} solid ${color.line.focus}`,
        outlineOffset: '2px',
      },
      [when('tabs', 'rule')]: {
        minBlockSize: '48px',
        borderRadius: 0,
        ...displayAt('s4'),
        letterSpacing: 0,
      },
      [when('tabs', 'rule', `${current}::before`)]: { content: 'none' },
      [when('tabs', 'rule', '[data-scrolling] > &')]: {
        paddingInline: '10px',
        background: 'none',
        color: color.text.soft,
      },
      [when('tabs', 'rule', `[data-scrolling] > ${current}`)]: { color: color.text.strong },
      // What scrolls cuts a ring outside; inside it stands clear of the rule.
      [when('tabs', 'rule', '[data-scrolling] > &:is(:focus-visible, :has(:focus-visible))')]: {
        outlineOffset: `calc(-1 * ${border.tab} - ${border.focus} - 2px)`,
      },
      [when('tabs', 'rule', `${current}::after`)]: {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        blockSize: border.tab,
        background: color.action.text,
        transform: leaning,
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
