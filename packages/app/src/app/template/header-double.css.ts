import { screen, textAt, vars } from '@livery/ui/theme';

/** As high as the wallet row that takes its place after log-in. */
export const guest = screen({
  display: 'flex',
  alignItems: 'stretch',
  justifyContent: 'space-between',
  blockSize: 66,
  paddingInlineStart: vars.space.inset,
  borderBlock: `1px solid ${vars.color.line.strong}`,
});

export const line = screen({ ...textAt('s2'), alignSelf: 'center', color: vars.color.text.soft });
