import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Help within reach on every page: a button above the bottom bar, and a panel over it.',
  when: ['On pages where somebody may be stuck. It can be put away.'],
  whenNot: [
    { case: 'A talk that is already going on: that is a page.', use: 'message-list' },
    { case: 'Questions that others had before.', use: 'help-topics' },
  ],
  anatomy: [
    { name: 'Button', description: 'Named by what it opens.', at: 'button' },
    {
      name: 'Panel',
      description: 'The hours, and ways to reach somebody.',
      at: '[popover], [role="dialog"]',
    },
    { name: 'Put away', description: 'For this visit.' },
  ],
  story: 'Open',
  keyboard: [['Escape', 'Closes the panel; the focus goes back to the button.']],
};
