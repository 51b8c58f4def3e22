import { onPlate } from '../../foundations/manners/block.ts';
import { factAt } from '../../foundations/manners/voices.ts';
import { parting } from '../../foundations/roles/parting.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

const { color, size, space } = vars;

export const list = component({
  ...textAt('s3'),
  selectors: {
    '&[data-variant="card"]': {
      marginInline: space.inset,
      padding: `${onPlate('4px')} ${onPlate('16px')}`,
    },
  },
});

/** A value that does not fit beside its label goes below it, still at the end. */
export const pair = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '16px',
  minBlockSize: size.row,
  paddingBlock: '8px',
  selectors: {
    '& + &': { borderBlockStart: `1px ${parting.style} ${color.line.soft}` },
    '[data-variant="plain"] > &': { minBlockSize: '36px', paddingBlock: '6px' },
  },
});

export const value = component({
  flex: '1 0 auto',
  maxInlineSize: '100%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: '4px',
  color: color.text.strong,
  textAlign: 'end',
});

/** Reaches into the padding, and keeps the row as high as the others. */
export const end = component({ marginBlock: '-10px', marginInlineEnd: '-12px' });

export const words = component({ minInlineSize: 0, overflowWrap: 'anywhere', ...factAt('s3') });
