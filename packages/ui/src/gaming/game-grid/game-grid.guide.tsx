import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Games in columns, as many as there are: ten thousand scroll like ten.',
  when: ['A category, a search. More is asked for as the end comes near.'],
  whenNot: [
    { case: 'The first six of a kind, with a way to the rest.', use: 'game-strip' },
    { case: 'Things that are no games.', use: 'grid' },
  ],
  anatomy: [
    { name: 'Tile', description: 'A `GameTile`.', at: 'li' },
    { name: 'End', description: 'Says that more is on its way.' },
  ],
  keyboard: [['Tab', 'From tile to tile; those that come into sight are drawn.']],
};
