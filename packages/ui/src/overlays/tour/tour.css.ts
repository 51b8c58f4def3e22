import { popover } from '../popover/popover.css.ts';
import { inItself } from '../../foundations/manners/arranged.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, radius } = vars;

/** Seen on any ground: a line of the page's own colour, and one of the brand's around it. */
export const light = component({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  border: 0,
  padding: 0,
  overflow: 'visible',
  background: 'none',
  pointerEvents: 'none',
  borderRadius: radius.message,
  boxShadow: [
    `0 0 0 2px ${color.surface.page}`,
    `0 0 0 5px ${color.action.text}`,
    `0 0 28px 10px color-mix(in srgb, ${color.action.text} 32%, transparent)`,
  ].join(', '),
  '@media': { '(forced-colors: active)': { outline: '3px solid Highlight' } },
});

export const card = component(
  {
    inlineSize: 'min(320px, calc(100vw - 16px))',
    maxBlockSize: 'calc(100dvh - 16px)',
    ...inItself,
    // The focus comes to it so that it is read; what is pressed in it has rings of its own.
    selectors: { '&:focus-visible': { outline: 'none' } },
  },
  popover,
);

export const head = component({ minBlockSize: '44px', marginBlockStart: '-8px' });
export const position = component({ fontVariantNumeric: 'tabular-nums' });

/** Twice the class: the button's own sheet may come later. */
export const skip = component({ selectors: { '&&': { marginInlineEnd: '-8px' } } });

export const title = component({ overflowWrap: 'anywhere', ...displayAt('s4') });

export const description = component({ marginBlockStart: '4px' });

export const actions = component({ marginBlockStart: '16px' });
