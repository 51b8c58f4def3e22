import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'The side column of the game centre: all kinds of games at once, under their icons.',
  when: ['With `GameCentre`, where the kinds matter as much as the games.'],
  whenNot: [
    { case: 'Few kinds, above the games.', use: 'category-rail' },
    { case: 'On narrow screens beside a wide grid: three columns of covers do not fit.' },
  ],
  anatomy: [
    { name: 'Item', description: 'Icon and name on two lines at most.', at: 'button, a' },
    { name: 'Current', description: 'Comes into sight by itself.', at: '[aria-current]' },
  ],
  keyboard: [['↑, ↓, Home, End', 'Go from one to another.']],
};
