import { screen, vars } from '@livery/ui/theme';

const { space } = vars;

export const bones = screen({ minBlockSize: '60dvb' });

export const search = screen({ paddingInline: space.inset, paddingBlock: '8px 12px' });

export const found = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  paddingBlockEnd: '24px',
});

/** How many were found, in line with what they say. */
export const count = screen({ paddingInline: space.text });
