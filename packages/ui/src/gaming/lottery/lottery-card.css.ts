import { stacked } from '../../foundations/manners/arranged.ts';
import { onPlate, onRules } from '../../foundations/manners/block.ts';
import { component } from '../../foundations/theme/style.ts';
import { nameAt, rem } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { card as surface } from '../../layout/surface/card.css.ts';

const { color, motion, space } = vars;

export const list = component({ display: 'grid', gap: space.list, marginInline: space.inset });

export const place = component({
  minInlineSize: 0,
  // Between two rules is one of them.
  selectors: { 'li + &': { marginBlockStart: onRules(`(-1 * ${space.list} - 1px)`) } },
});

export const card = component(
  {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateColumns: `${rem(76)} minmax(0, 1fr)`,
    gap: '12px',
    padding: `12px ${onPlate('12px')} 4px`,
    color: color.text.strong,
    transition: `scale ${motion.press} ${motion.pressCurve}`,
    selectors: {
      '&:has(> button:active)': { scale: motion.pressScale },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  surface,
);

export const cover = component({ alignSelf: 'start' });

export const texts = component({
  ...stacked,
  alignContent: 'center',
  gap: '2px',
  minInlineSize: 0,
});

/** The whole card answers a press; what else can be pressed on it lies above. */
export const press = component({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  WebkitTapHighlightColor: 'transparent',
  touchAction: 'manipulation',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});

export const name = component({ overflowWrap: 'anywhere', ...nameAt('s4') });

export const foot = component({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 8px',
  // Between two rules the card has lines enough.
  paddingBlockStart: onPlate('4px'),
  borderBlockStart: `${onPlate('1px')} solid ${color.line.soft}`,
});

export const last = component({ minInlineSize: 0, paddingBlock: '8px' });

/** Its letters end where the line above does. */
export const action = component({
  position: 'relative',
  zIndex: 1,
  marginInlineStart: 'auto',
  marginInlineEnd: '-12px',
});
