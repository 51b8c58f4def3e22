import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Recent wins, the largest first; it moves by itself only when it is long.',
  when: [
    'On the home, with names masked by the server. `WinnerFrame` puts the title on its ground.',
    'It has a button to stop it, and stands still while it has the focus.',
  ],
  whenNot: [
    { case: 'Places in a league, which a player looks for.', use: 'table' },
    { case: 'Wins that are invented. Then do not show it.' },
  ],
  anatomy: [
    { name: 'Row', description: 'Cover, masked name, game, amount; opens the game.', at: 'li' },
    { name: 'Pause', description: 'Stops it.', at: 'button[aria-label]' },
  ],
  story: 'LargestFirst',
  keyboard: [['Tab', 'From row to row; each comes into sight, and the board stops.']],
};
