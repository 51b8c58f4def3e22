import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'A game before it is played: what it is, and the ways to play it.',
  when: [
    'After a press on a tile. Facts that matter before money does: payout, smallest bet, studio.',
  ],
  whenNot: [
    { case: 'It can only be played: then the tile may lead straight in.', use: 'game-tile' },
    { case: 'An offer.', use: 'promotion' },
  ],
  anatomy: [
    { name: 'Cover', description: 'Rises above the edge.', at: 'img' },
    { name: 'Name and studio', description: 'The sheet’s title.', at: 'h2' },
    { name: 'Facts', description: 'Two to four.', at: 'dl' },
    {
      name: 'Play',
      description: 'For money; practice under it where the game has it.',
      at: 'button',
    },
    { name: 'Heart', description: 'Makes it a favourite.', at: '[aria-pressed]' },
  ],
  story: 'WithTrial',
  keyboard: [['Escape', 'Closes it; the focus goes back to the tile.']],
};
