import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'The title of a section of a page, with a quiet way to more of it.',
  when: [
    'Over strips, blocks and boards of the home. Give `headingId` to the section, and it is named by it.',
  ],
  whenNot: [
    { case: 'The title of a whole screen.', use: 'nav-bar' },
    { case: 'A title within a card or a dialog.', use: 'heading' },
  ],
  anatomy: [
    { name: 'Title', description: 'Two or three words.', at: 'h2' },
    { name: 'Emphasis', description: 'One word of it, in the brand’s way.', at: 'em' },
    { name: 'End', description: '“All games”, a quiet link.', at: 'a' },
  ],
  story: 'WithLink',
};
