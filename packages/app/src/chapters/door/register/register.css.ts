import { screen, vars } from '@livery/ui/theme';

const { space } = vars;

export const form = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  paddingInline: space.inset,
  paddingBlock: '16px',
});

/** Apart from the fields, whose last may have something said below it. */
export const send = screen({ marginBlockStart: 8 });

/** What could not be loaded, apart from what goes on below it. */
export const failed = screen({ paddingBlockEnd: 16 });

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
