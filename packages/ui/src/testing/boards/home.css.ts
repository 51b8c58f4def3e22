import { screen } from '../../foundations/theme/style.ts';
import { vars } from '../../foundations/theme/vars.css.ts';

/** The brand scrolls away; the wallet stays. */
export const brand = screen({ position: 'relative' });
export const wallet = screen({ position: 'sticky', zIndex: 20, insetBlockStart: 0 });
/** Out of sight as soon as the brand is; an observer looks for it. */
export const mark = screen({ blockSize: '1px', marginBlockEnd: '-1px' });

/** As high as the wallet row that takes its place after log-in. */
export const guest = screen({
  display: 'flex',
  alignItems: 'stretch',
  justifyContent: 'space-between',
  minBlockSize: vars.size.header,
  paddingInlineStart: `calc(${vars.space.inset} - 12px)`,
  borderBlock: `1px solid ${vars.color.line.soft}`,
});
