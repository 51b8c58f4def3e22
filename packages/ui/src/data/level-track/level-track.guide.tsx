import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Where somebody stands among levels, and what is missing to the next.',
  when: [
    'The club: levels with names, reached by playing or by time.',
    '`ring` on top of a page, `track` where all levels should be seen.',
  ],
  whenNot: [
    { case: 'One condition with an end.', use: 'progress' },
    { case: 'Steps to be done in order.', use: 'stepper' },
  ],
  anatomy: [
    { name: 'Levels', description: 'From the lowest; what is reached is filled.', at: 'div' },
    { name: 'Missing', description: 'In words: “₱420 more to Gold”. Never “play more”.' },
    { name: 'Top', description: 'On the highest there is nothing missing, and it says so.' },
  ],
  story: 'Between',
};
