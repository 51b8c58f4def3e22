import { createVar } from '@vanilla-extract/css';

import { inMiddle } from '../../foundations/manners/arranged.ts';
import { second } from '../../foundations/roles/second.css.ts';
import { pressable } from '../../foundations/theme/mixins.css.ts';
import { leaning, leanOver } from '../../foundations/theme/shapes.ts';
import { component } from '../../foundations/theme/style.ts';
import { figuresAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

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
    vars: { [ground]: second.ground, [edge]: second.edge },
    position: 'relative',
    isolation: 'isolate',
    ...inMiddle,
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
      '&[data-quiet]': { vars: { [ground]: 'transparent', [edge]: 'transparent' } },
      '&:disabled': { opacity: 0.5, cursor: 'default' },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
  },
  pressable,
);
