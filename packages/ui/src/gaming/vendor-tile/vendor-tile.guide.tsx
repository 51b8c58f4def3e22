import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'A game studio by its mark and name.',
  when: [
    'In `Studios`, as a way to all its games. The brand decides whether marks have one colour.',
  ],
  whenNot: [
    { case: 'It filters the games below.', use: 'classify-bar' },
    { case: 'In the foot, as a list of partners.', use: 'footer' },
  ],
  anatomy: [
    {
      name: 'Mark',
      description: 'As a shape in the colour of the text, or in its own on a disc.',
      at: 'img, span',
    },
    { name: 'Name', description: 'Always there; a mark alone is a riddle.', at: 'button, a' },
  ],
  keyboard: [['Enter', 'Leads to its games.']],
};
