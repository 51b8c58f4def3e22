import { component } from '../../foundations/theme/style.ts';
import { displayAt, figuresAt, nameAt, textAt } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, size, space, type } = vars;

export const list = component({
  ...textAt('s3'),
  selectors: {
    '&[data-variant="card"]': {
      marginInline: space.inset,
      padding: '4px 16px',
    },
    [when('winners', 'ledger', '&[data-variant="card"]')]: {
      padding: 0,
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
    '& + &': { borderBlockStart: `1px solid ${color.line.soft}` },
    [when('neighbours', 'alternate', '& + &')]: { borderBlockStartStyle: 'dashed' },
    '[data-variant="plain"] > &': { minBlockSize: '36px', paddingBlock: '6px' },
  },
});

export const label = component({
  minInlineSize: 0,
  color: color.text.soft,
  overflowWrap: 'anywhere',
  selectors: { '[data-variant="plain"] &': textAt('s2') },
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

export const words = component({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: type.text.strong,
  selectors: {
    [when('titles', 'capitals')]: nameAt('s3'),
    [when('winners', 'ledger')]: { ...displayAt('s3'), letterSpacing: 0 },
  },
});

export const figures = component({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  ...figuresAt('s3'),
});
