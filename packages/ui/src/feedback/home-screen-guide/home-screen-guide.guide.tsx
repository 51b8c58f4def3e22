import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'A sheet that shows, step by step, how the site comes to the home screen.',
  when: [
    'On phones where no prompt can be asked for; it tells the steps of the system that is there.',
  ],
  whenNot: [
    { case: 'There is an app in the store.', use: 'download-bar' },
    { case: 'Something of the site itself is to be explained.', use: 'popover' },
  ],
  anatomy: [
    { name: 'Title', description: 'What one gets from it.', at: 'h2' },
    {
      name: 'Steps',
      description: 'Each with the glyph to look for, as the system draws it.',
      at: 'li',
    },
    {
      name: 'Profile',
      description: 'A link that does it all, where the system takes one.',
      at: 'a',
    },
  ],
};
