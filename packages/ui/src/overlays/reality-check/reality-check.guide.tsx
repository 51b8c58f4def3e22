import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'How long has been played and what came of it, over a game, until one of two answers.',
  when: [
    'At the times that a regulator or the player has set.',
    'Neither answer is louder than the other, and the focus starts on the words: a key that was meant for the game answers nothing.',
  ],
  whenNot: [
    { case: 'It may be ignored.', use: 'session-bar' },
    {
      case: 'Anything else that asks for attention: this one must keep its weight.',
      use: 'dialog',
    },
  ],
  anatomy: [
    { name: 'Title', description: 'That it is time for a look.', at: 'h2' },
    { name: 'Facts', description: 'Time, stakes, result; a loss is not painted red.', at: 'dl' },
    { name: 'Way to more', description: 'The records.', at: 'a' },
    { name: 'Answers', description: 'Stop and go on, side by side, of one weight.', at: 'button' },
  ],
  keyboard: [['Escape', 'Does nothing: it goes away for an answer only.']],
};
