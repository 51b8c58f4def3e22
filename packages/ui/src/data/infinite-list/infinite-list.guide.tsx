import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Rows that go on for as long as somebody scrolls.',
  when: [
    'Bets, messages, members: where nobody knows how many there are. It says when more is coming, has failed, or has ended.',
  ],
  whenNot: [
    { case: 'Somebody comes back to a place in it, or jumps.', use: 'pagination' },
    { case: 'Games.', use: 'game-grid' },
    { case: 'There is a footer to be reached.', use: 'pagination' },
  ],
  anatomy: [
    { name: 'Rows', description: 'Drawn by the caller, each with a key of its own.', at: 'li' },
    {
      name: 'End',
      description: 'On its way, failed with a way to try again, or that this was all.',
      at: '[role="status"]',
    },
  ],
  story: 'GoesOn',
  keyboard: [['Tab', 'Through the rows; more is asked for as the end comes near.']],
};
