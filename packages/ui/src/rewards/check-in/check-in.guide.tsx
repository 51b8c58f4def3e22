import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Days with a reward each, and the way to take that of today.',
  when: [
    'A promotion gives something for coming by, a week or a month long.',
    'Every day can be told before it comes: the rewards stand there from the first day on.',
    'A missed day is told and left alone. Nothing counts down, and no row of days is lost by it.',
  ],
  whenNot: [
    { case: 'The days are dates to be chosen.', use: 'date-picker' },
    { case: 'It is a way of steps that are done in their order.', use: 'stepper' },
    { case: 'It is one reward with a date until which it can be used.', use: 'coupon-card' },
    { case: 'The profile of the jurisdiction forbids rewards for coming by: leave it out.' },
  ],
  anatomy: [
    { name: 'Day', description: 'Its name as short as its place, and what it brings.', at: 'li' },
    {
      name: 'State',
      description:
        'Claimed, today, missed or to come: by a glyph and in a word, never by colour alone.',
      at: 'li svg',
    },
    {
      name: 'Claim',
      description: 'One button for today. When it is taken, a sentence stands in its place.',
      at: 'button',
    },
  ],
  keyboard: [
    ['Tab', 'Goes to the button alone: the days are a list to be read.'],
    ['Enter, Space', 'Takes the reward of today.'],
  ],
};
