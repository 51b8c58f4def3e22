import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'A value to take elsewhere, with its name and a button that copies it.',
  when: [
    'A wallet’s address, a link, a reference. The whole is copied even where the eye sees its ends alone.',
  ],
  whenNot: [
    { case: 'The value stands in a row with others.', use: 'copy-button' },
    { case: 'It is sent to people.', use: 'share-sheet' },
  ],
  anatomy: [
    { name: 'Label', description: 'What the value is.' },
    {
      name: 'Value',
      description: '`shown` letters of a long one; the middle is left out for the eye.',
    },
    { name: 'Button', description: 'Copies, and says so.', at: 'button' },
  ],
  story: 'Shortened',
  keyboard: [['Enter, Space', 'Copy.']],
};
