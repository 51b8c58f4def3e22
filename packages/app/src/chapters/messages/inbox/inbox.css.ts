import { screen, vars } from '@livery/ui/theme';

const { space } = vars;

export const foot = screen({ display: 'grid', gap: '8px', paddingBlock: `${space.title} 8px` });

/** No wider than its word: nothing that goes away leads. */
export const remove = screen({ justifySelf: 'center' });

export const room = screen({
  paddingBlockEnd: 'calc(24px + env(safe-area-inset-bottom))',
});

/** Above the letters, where there is anything to be done with all of them. */
export const bar = screen({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minBlockSize: '52px',
  paddingInline: space.inset,
});
