import { screen, vars } from '@livery/ui/theme';

export const mark = screen({ display: 'block', inlineSize: 56, blockSize: 56 });

export const more = screen({ paddingInline: vars.space.inset, paddingBlockEnd: 24 });

/** The other way: to an account, or to a new one. */
export const other = screen({
  paddingInline: vars.space.inset,
  paddingBlock: '4px 20px',
  textAlign: 'center',
});
