import { screen, vars } from '@livery/ui/theme';

const { space } = vars;

/** What stands on the page, one under the other; rows and titles bring their own distance from its edges. */
export const page = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  paddingBlock: '16px 32px',
});

export const inset = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  marginInline: space.inset,
});

export const form = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  paddingInline: space.inset,
  paddingBlock: '16px 32px',
});

export const points = screen({
  display: 'grid',
  gap: '12px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const point = screen({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '12px',
});

/** As it stands on the document, also where a brand writes in capitals. */
export const asWritten = screen({ textTransform: 'none' });

/** Where one stands, above what is handed in. */
export const head = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  paddingInline: space.inset,
  paddingBlockStart: '16px',
});

export const state = screen({ blockSize: '96px' });
export const way = screen({ blockSize: '48px' });
