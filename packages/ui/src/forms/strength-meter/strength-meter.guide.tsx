import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'How hard a password is to guess, in four steps and a word.',
  when: ['Below a field for a new password. It says what would help most, the most useful first.'],
  whenNot: [
    { case: 'To keep somebody from a password: the server decides.' },
    { case: 'At the log-in, where nothing is chosen.', use: 'password-field' },
  ],
  anatomy: [
    {
      name: 'Steps',
      description: 'Four; colour is not the only thing that tells them.',
      at: '[role="meter"], div',
    },
    { name: 'Word', description: 'From too short to hard to guess.' },
    { name: 'Hint', description: 'What would make it better.' },
  ],
  story: 'Fair',
};
