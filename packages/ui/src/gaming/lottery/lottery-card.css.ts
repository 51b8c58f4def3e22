import { pressable } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { nameAt, rem, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';
import { card as surface } from '../../layout/surface/card.css.ts';

const { color, space } = vars;

export const list = component({ display: 'grid', gap: space.list, marginInline: space.inset });

export const place = component({
  minInlineSize: 0,
  selectors: {
    // Between two rules is one of them.
    [when('winners', 'ledger', 'li + &')]: { marginBlockStart: `calc(-1 * ${space.list} - 1px)` },
  },
});

export const card = component(
  {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateColumns: `${rem(76)} minmax(0, 1fr)`,
    gap: '12px',
    padding: '12px',
    color: color.text.strong,
    selectors: {
      [when('winners', 'ledger')]: { paddingInline: 0 },
      '&:has(button:focus-visible)': { zIndex: 1 },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  surface,
);

export const cover = component({ alignSelf: 'start' });

export const texts = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: '2px',
  minInlineSize: 0,
});

export const heading = component({ minInlineSize: 0 });

/** The whole card answers a press; what else can be pressed on it lies above. */
export const name = component(
  {
    maxInlineSize: '100%',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    color: color.text.strong,
    ...nameAt('s4'),
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0 },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        outline: `2px solid ${color.line.focus}`,
        outlineOffset: '-3px',
      },
    },
  },
  pressable,
);

export const draw = component({ color: color.text.soft, ...textAt('s2') });

export const countdown = component({ minInlineSize: 0 });

export const foot = component({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 12px',
  paddingBlockStart: '12px',
  borderBlockStart: `1px solid ${color.line.soft}`,
});

export const last = component({ minInlineSize: 0 });

export const action = component({ position: 'relative', zIndex: 1, marginInlineStart: 'auto' });
