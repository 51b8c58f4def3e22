import { pressable } from '../../foundations/theme/mixins.css.ts';
import { eitherColour, onRules } from '../../foundations/manners/block.ts';
import { component } from '../../foundations/theme/style.ts';
import { rem, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { border, color, type } = vars;

/** On a plate; where blocks are ruled it is printed, and not painted. */
const painted = (ground: string, ink: string, printed: string) =>
  ({ background: eitherColour(ground), color: eitherColour(ink, printed) }) as const;

export const swipe = component({ minInlineSize: 0 });

/** The browser moves it under the finger, either way of reading, and lets it rest at an edge. */
export const scroller = component({
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  '@media': { '(prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' } },
});

export const row = component({
  flex: '0 0 100%',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
});

export const content = component({ flex: 1, minInlineSize: 0 });

/** Twice the class: the button's own sheet may come later. */
export const more = component({
  selectors: {
    '&&': { marginInlineEnd: '4px', color: color.text.soft },
    // The scroller cuts what stands out.
    '&&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const actions = component({
  flex: 'none',
  display: 'flex',
  maxInlineSize: '85%',
  scrollSnapAlign: 'end',
});

export const action = component(
  {
    flex: '1 1 auto',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: '4px',
    minInlineSize: rem(76),
    padding: '8px 12px',
    ...painted(color.surface.strong, color.text.strong, color.action.text),
    boxShadow: `inset 0 0 0 ${onRules(border.rule)} ${color.line.soft}`,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    ...textAt('s2'),
    fontWeight: type.text.strong,
    selectors: {
      '&[data-tone="danger"]': painted(color.danger.surface, color.danger.on, color.danger.text),
    },
    '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
  },
  pressable,
);

export const word = component({ minInlineSize: 0, hyphens: 'auto' });
