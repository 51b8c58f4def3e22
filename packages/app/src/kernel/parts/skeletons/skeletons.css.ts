import { screen, top, twoLines, vars, when } from '@livery/ui/theme';

const { size, space } = vars;

export const field = screen({ blockSize: twoLines(size.field) });
export const button = screen({ blockSize: size.button });
export const segments = screen({
  blockSize: `calc(${size.tab} + 8px)`,
  selectors: { [when('tabs', 'rule')]: { blockSize: '48px' } },
});

export const search = screen({ padding: `${space.title} ${space.inset}` });
/** A row of tabs or of chips. */
export const tabs = screen({ padding: `4px ${space.inset}` });
export const tab = screen({
  blockSize: size.tab,
  selectors: { [when('tabs', 'rule')]: { blockSize: '40px' } },
});

/** A brand's makers in a row, as high as their marks and names. */
export const makers = screen({ padding: `8px ${space.inset}` });
export const maker = screen({ blockSize: '72px' });

export const choice = screen({ paddingInline: space.inset });

export const form = screen({
  display: 'grid',
  gap: 12,
  paddingInline: space.inset,
  paddingBlock: '16px 24px',
});

export const shell = screen({
  display: 'flex',
  flexDirection: 'column',
  blockSize: `calc(100dvb - ${top})`,
});

export const stage = screen({ flex: 1, display: 'grid', placeItems: 'center' });

/** The same, for what is no wider than the page’s column. */
export const inset = screen({ padding: `${space.title} ${space.inset} 24px` });

/** Between tabs and what stands below them. */
export const below = screen({ paddingBlockStart: space.title });

/** Rows below the bar of a page. */
export const rows = screen({ paddingBlock: '8px 24px', paddingInline: space.inset });
/** The member’s rooms: what they are, one under the other. */
export const account = screen({ display: 'grid', gap: 16, paddingBlockStart: space.title });
export const member = screen({ blockSize: '64px', marginInline: space.inset });
export const wallet = screen({ blockSize: '148px', marginInline: space.inset });
export const pictures = screen({ blockSize: '304px', marginInline: space.inset });
export const cards = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.list,
  paddingInline: space.inset,
});
export const card = screen({ blockSize: '96px' });
export const daysBone = screen({
  blockSize: twoLines(size.field),
  marginInline: space.inset,
});
