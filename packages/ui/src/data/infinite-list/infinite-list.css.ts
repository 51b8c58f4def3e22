import { closing } from '../../foundations/emphasis/closing.css.ts';
import { list as rows } from '../../layout/list-row/list-row.css.ts';
import { along, stacked } from '../../foundations/manners/arranged.ts';
import { block } from '../../foundations/manners/block.ts';
import { component } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, space } = vars;

export const list = component(
  {
    ...stacked,
    selectors: {
      '&:empty': { display: 'none' },
      // Cards have a ground each.
      '&:has(> li > article)': {
        gap: block.gap,
        overflow: 'visible',
        paddingBlock: 0,
        background: 'none',
        boxShadow: 'none',
      },
    },
  },
  rows,
);

/** As high with a word as without, so that nothing jumps while more comes. */
export const foot = component({
  alignContent: 'center',
  minBlockSize: '72px',
  padding: `12px ${space.inset}`,
});

export const word = component(along('10px'), closing);

export const fault = component({ flex: 'none', color: color.danger.text });
