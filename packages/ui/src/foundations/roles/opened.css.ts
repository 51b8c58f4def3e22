import { pointAnew, roles } from './roles.ts';

/** What opens over the page, by the slot `sheet`: its words, and the double rule around them. */
export const opened = roles('opened', {
  align: 'start',
  /** 1 where words stand in the middle, within rules. */
  centred: '0',
  /** Margin of a list in it, which stands in the middle as one. */
  around: '0',
});

pointAnew('sheet', 'centred', {
  [opened.align]: 'center',
  [opened.centred]: '1',
  [opened.around]: 'auto',
});
