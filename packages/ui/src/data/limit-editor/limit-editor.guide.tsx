import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'A limit that a player sets: what holds, what waits, and what a change means before it is asked for.',
  when: [
    'Deposits, losses, time. To make it stricter takes one step and holds at once; to loosen it waits and is confirmed again.',
  ],
  whenNot: [
    { case: 'An amount that is paid.', use: 'amount-field' },
    { case: 'A setting that protects nobody.', use: 'list-row' },
  ],
  anatomy: [
    { name: 'Title', description: 'What is limited and for how long.', at: 'h2, h3' },
    { name: 'Holds', description: 'The limit, and how much of it is used.' },
    { name: 'Waits', description: 'A change to come, with a way to stop it.' },
    {
      name: 'Meaning',
      description: 'Said before the button is pressed, in words for stricter, looser and none.',
    },
    { name: 'Buttons', description: 'Neither way is louder.', at: 'button' },
  ],
  story: 'Holds',
  keyboard: [['Tab', 'Through amounts, the field and the buttons.']],
};
