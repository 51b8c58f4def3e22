import { oneLine, pressable, scroller } from '../theme/mixins.css.ts';
import { component } from '../theme/style.ts';
import { displayAt, textAt } from '../theme/type.ts';
import { script } from '../theme/script.css.ts';
import { vars } from '../theme/vars.css.ts';
import { when } from '../theme/when.ts';

const { border, color, elevation, gradient, radius, type } = vars;

export const rail = component(
  {
    gap: '8px',
    paddingBlock: '12px 8px',
    selectors: {
      [when('rail', 'words')]: {
        gap: '4px',
        paddingBlock: 0,
        boxShadow: `inset 0 -1px ${color.line.soft}`,
      },
    },
  },
  scroller,
);

export const list = component({
  flex: 'none',
  display: 'flex',
  gap: 'inherit',
  // The inset belongs to the words, so that the first one's rule starts at the edge.
  selectors: { [when('rail', 'words')]: { marginInlineStart: '-10px' } },
});

const current = '&[aria-current]';

export const item = component(
  {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: '8px',
    inlineSize: '66px',
    color: color.text.soft,
    ...textAt('s2'),
    scrollSnapAlign: 'start',
    selectors: {
      [current]: { color: color.text.strong, fontWeight: 700 },
      [when('rail', 'words')]: {
        inlineSize: 'auto',
        blockSize: '52px',
        alignContent: 'center',
        paddingInline: '10px',
        outlineOffset: '-2px',
        ...displayAt('s4'),
        letterSpacing: 0,
      },
      [when('rail', 'words', current)]: {
        fontWeight: type.display.weight,
      },
      [when('rail', 'words', `${current}::after`)]: {
        content: '',
        position: 'absolute',
        insetInline: '10px',
        insetBlockEnd: 0,
        blockSize: border.tab,
        background: color.action.text,
      },
      [`[data-rail="words"][data-selected="italic"] ${current}`]: { fontStyle: script.italic },
    },
  },
  pressable,
);

export const holder = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '60px',
  blockSize: '60px',
  borderRadius: radius.holder,
  background: color.surface.holder,
  color: color.text.strong,
  boxShadow: elevation.low,
  selectors: {
    [`${item}[aria-current] > &`]: {
      background: `linear-gradient(180deg, ${gradient.action})`,
      color: color.action.on,
      boxShadow: elevation.action,
    },
    [when('rail', 'words')]: { display: 'none' },
  },
});

export const label = component(
  {
    maxInlineSize: '100%',
    selectors: { [when('rail', 'words')]: { maxInlineSize: 'none', overflow: 'visible' } },
  },
  oneLine,
);
