import { screen, twoLines, vars, when } from '@livery/ui/theme';

const { size, space } = vars;

export const field = screen({ blockSize: twoLines(size.field) });
export const button = screen({ blockSize: size.button });
export const segments = screen({
  blockSize: `calc(${size.tab} + 8px)`,
  selectors: { [when('tabs', 'rule')]: { blockSize: '48px' } },
});

export const search = screen({ padding: `${space.title} ${space.inset}` });
export const choice = screen({ paddingInline: space.inset });

export const form = screen({
  display: 'grid',
  gap: 12,
  paddingInline: space.inset,
  paddingBlock: '16px 24px',
});

export const shell = screen({ display: 'flex', flexDirection: 'column', blockSize: '100dvb' });

export const stage = screen({ flex: 1, display: 'grid', placeItems: 'center' });
