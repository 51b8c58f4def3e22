import { createVar } from '@vanilla-extract/css';

import { pressable } from '../../foundations/theme/mixins.css.ts';
import { leaning, leanOver } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { border, color, radius, size } = vars;
const ground = createVar();
const edge = createVar();

export const keypad = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '8px',
});

export const key = component(
  {
    vars: { [ground]: color.surface.strong, [edge]: 'transparent' },
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    placeItems: 'center',
    minBlockSize: size.button,
    borderRadius: radius.button,
    color: color.text.strong,
    ...figuresAt('s6'),
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        insetBlock: 0,
        insetInline: leanOver(`${size.button} / 2`),
        borderRadius: 'inherit',
        background: ground,
        boxShadow: `inset 0 0 0 ${border.outline} ${edge}`,
        transform: leaning,
      },
      '&[data-quiet]': { vars: { [ground]: 'transparent' } },
      [when('secondary', 'outlined')]: {
        vars: { [ground]: 'transparent', [edge]: color.line.strong },
      },
      '&&[data-quiet]': { vars: { [edge]: 'transparent' } },
      '&:disabled': { opacity: 0.5, cursor: 'default' },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
  },
  pressable,
);
