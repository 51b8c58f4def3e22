import { screen, twoLines, vars, when } from '@livery/ui/theme';

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

export const shell = screen({ display: 'flex', flexDirection: 'column', blockSize: '100dvb' });

export const stage = screen({ flex: 1, display: 'grid', placeItems: 'center' });

/** The same, for what is no wider than the page’s column. */
export const inset = screen({ padding: `${space.title} ${space.inset} 24px` });

/** Between tabs and what stands below them. */
export const below = screen({ paddingBlockStart: space.title });

/** Rows below the bar of a page. */
export const rows = screen({ paddingBlock: '8px 24px', paddingInline: space.inset });
