import { pressable } from '../../foundations/theme/mixins.css.ts';
import { leaning, upright } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { rem, textAt } from '../../foundations/theme/type.ts';
import { inTurn, plates } from '../../foundations/theme/plates.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, radius, space } = vars;

export const block = component({
  display: 'grid',
  gap: '16px',
  paddingInline: space.text,
  selectors: {
    [when('tile', 'frame')]: { justifyItems: 'center', textAlign: 'center' },
  },
});

/** All seven fit in a row, on a narrow screen too. */
export const contacts = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 'max(2px, min(8px, (100% - 308px) / 6))',
  rowGap: '8px',
  inlineSize: '100%',
  selectors: {
    [when('tile', 'frame')]: { justifyContent: 'center' },
    ...plates.leaning({ paddingInline: '5px' }),
  },
});

/** Where each of four stands, the tints take turns. */
export const place = component({
  selectors: inTurn((turn) => ({
    vars: { [color.surface.raised]: turn.ground, [color.icon.second]: turn.mark },
    borderRadius: turn.outline,
  })),
});

export const contact = component(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    borderRadius: radius.holder,
    background: color.surface.raised,
    color: color.text.strong,
    selectors: {
      ...plates.tinted({ borderRadius: 'inherit' }),
      ...plates.leaning({
        background: color.surface.strong,
        transform: leaning,
      }),
      [when('tile', 'frame')]: {
        borderRadius: 0,
        background: 'none',
        boxShadow: `inset 0 0 0 ${border.outline} ${color.line.strong}`,
        color: color.action.text,
      },
    },
    '@media': {
      '(hover: hover)': { selectors: { '&:hover': { color: color.action.text } } },
      '(forced-colors: active)': { border: '1px solid LinkText' },
    },
  },
  pressable,
);

export const icon = component({
  selectors: plates.leaning({ transform: upright }),
});

export const warning = component({
  display: 'flex',
  gap: '12px',
  maxInlineSize: '100%',
  paddingBlockStart: '14px',
  borderBlockStart: `1px solid ${color.line.soft}`,
  color: color.text.soft,
  ...textAt('s2'),
  lineHeight: rem(20),
  selectors: {
    [when('tile', 'frame')]: { flexDirection: 'column', alignItems: 'center' },
  },
});

export const sign = component({ flex: 'none', color: color.win.text });

export const text = component({ minInlineSize: 0, overflowWrap: 'anywhere', hyphens: 'auto' });
