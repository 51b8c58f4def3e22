import { inset } from '../../overlays/drawer/drawer.css.ts';
import { labelCase, oneLine } from '../../foundations/theme/mixins.css.ts';
import { leaning } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { displayAt, labelAt, textAt } from '../../foundations/theme/type.ts';
import { plates } from '../../foundations/theme/plates.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, radius } = vars;

export const person = component({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  paddingBlock: '12px 8px',
});

export const picture = component({
  position: 'relative',
  zIndex: 0,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '52px',
  blockSize: '52px',
  color: color.text.strong,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      borderRadius: radius.holder,
      background: color.surface.inset,
      transform: leaning,
    },
    ...plates.tinted({ vars: { [color.icon.second]: color.tint.firstMark } }),
    ...plates.tinted(
      ({ outlines }) => ({
        borderRadius: outlines[0],
        background: color.tint.first,
      }),
      '&::before',
    ),
    ...plates.leaning({ color: color.action.on }),
    ...plates.leaning({ background: color.action.rest }, '&::before'),
    [when('tile', 'frame', '&::before')]: {
      background: 'none',
      border: `${border.frame} solid ${color.line.strong}`,
    },
  },
});

export const lines = component({ display: 'grid', gap: '2px', minInlineSize: 0 });

export const vip = component({ color: color.action.text, ...labelAt('s2') }, labelCase, oneLine);

/** As its owner wrote it, also where titles are capitals. */
export const name = component({ ...displayAt('s5'), textTransform: 'none' }, oneLine);

export const content = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
});

/** The number and what copies it. */
export const member = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  minBlockSize: '48px',
  paddingInline: '16px 4px',
  borderRadius: radius.field,
  background: color.surface.inset,
  selectors: {
    [when('sheet', 'centred')]: {
      marginInline: `calc(-1 * ${inset})`,
      paddingInline: `${inset} calc(${inset} - 12px)`,
      background: 'none',
      borderBlock: `${border.rule} solid ${color.line.soft}`,
    },
  },
});

export const id = component(
  {
    color: color.text.soft,
    ...textAt('s2'),
    fontVariantNumeric: 'tabular-nums',
  },
  oneLine,
);

export const actions = component({ display: 'grid', gap: '12px' });
