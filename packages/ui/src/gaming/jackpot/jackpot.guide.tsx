import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'A jackpot: digits that roll, on a card or between rules.',
  when: [
    'A true figure, fed by a server. An invented one must say so: `demoLabel`.',
    'It rests while pointed at, and under reduced motion.',
  ],
  whenNot: [
    { case: 'A member’s own money.', use: 'balance' },
    { case: 'A count that changes now and then.', use: 'number-ticker' },
  ],
  anatomy: [
    { name: 'Title', description: 'What can be won.', at: 'h2, h3' },
    { name: 'Figure', description: 'Read out once and never announced.' },
    { name: 'Demo', description: 'That the number is invented.' },
    { name: 'Line', description: 'Where it can be won.' },
  ],
  story: 'Demo',
};
