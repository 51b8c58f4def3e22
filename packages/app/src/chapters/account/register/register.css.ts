import { screen, vars } from '@livery/ui/theme';

const { space } = vars;

export const form = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  paddingInline: space.inset,
  paddingBlock: '16px 8px',
});

export const tabs = screen({ padding: `16px ${space.inset} 0` });

/** Fields that may be left out, under their head. */
export const more = screen({ display: 'grid', gap: 12, paddingBlock: '4px 8px' });

export const steps = screen({ marginBlockEnd: 8 });

/** Below the words, past the box. */
export const papers = screen({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 20,
  paddingInlineStart: 36,
  paddingBlock: '2px 8px',
});

export const notice = screen({ paddingInline: space.inset, paddingBlockEnd: 24 });
