import { along, inItself, ringed, sized, stacked } from '../../foundations/manners/arranged.ts';
import { layered } from '../../foundations/manners/layer.ts';
import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { border, color, motion, radius, type } = vars;

export const menu = component({
  zIndex: 60,
  ...stacked,
  alignContent: 'start',
  minInlineSize: '208px',
  maxInlineSize: 'min(320px, 100vw - 16px)',
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  padding: '6px',
  ...inItself,
  borderRadius: radius.message,
  ...layered,
  transformOrigin: 'var(--radix-dropdown-menu-content-transform-origin)',
  transition: `opacity ${motion.press}, scale ${motion.press} ${motion.enterCurve}`,
  '@starting-style': { opacity: 0, scale: 0.96 },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** One thing to do, as high as a finger needs it. */
export const item = component({
  ...along('12px'),
  inlineSize: '100%',
  minBlockSize: '48px',
  paddingInline: '12px',
  paddingBlock: '8px',
  borderRadius: `calc(${radius.message} - 6px)`,
  color: color.text.strong,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  ...textAt('s3'),
  fontWeight: type.text.strong,
  selectors: {
    '&[data-tone="danger"]': { color: color.danger.text },
    '&[data-highlighted], &:is(button):active:not(:disabled)': { background: color.surface.inset },
    // The ground says where one is, and the ring says it where grounds are near each other.
    '&:focus-visible': ringed(`calc(-1 * ${border.focus})`),
    '&:is([data-disabled], :disabled)': { opacity: 0.5, cursor: 'default' },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:is(button):hover': { background: color.surface.inset } } },
    '(forced-colors: active)': {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } },
    },
  },
});

export const icon = component({
  flex: 'none',
  color: color.text.soft,
  selectors: { '[data-tone="danger"] > &': { color: 'inherit' } },
});

export const texts = component({ flex: 1, minInlineSize: 0 });

export const description = component({ display: 'block', fontWeight: type.text.weight });

/** Room for the tick, on or off. */
export const tick = component({ flex: 'none', ...sized('18px'), color: color.action.text });

export const separator = component({
  marginBlock: '6px',
  marginInline: '12px',
  borderBlockStart: `1px solid ${color.line.soft}`,
});
