import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'A sportsbook: mark, name and a slice of its art.',
  when: ['In `SportsList`, where each opens a vendor’s own book.'],
  whenNot: [
    { case: 'A game.', use: 'game-tile' },
    { case: 'A way through the site.', use: 'list-row' },
  ],
  anatomy: [
    { name: 'Mark', description: 'In the brand’s colours.', at: 'img' },
    { name: 'Name', description: 'And what can be bet on.', at: 'button, a' },
    { name: 'Art', description: 'A slice at the end.' },
  ],
  keyboard: [['Enter', 'Opens the book.']],
};
