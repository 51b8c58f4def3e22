import type { Guide } from '../../testing/guide.ts';
import { LevelTrack } from './index.ts';

const pesos = (value: number): string => `₱${value.toLocaleString('en')}`;
const club = {
  label: 'Your level in the club',
  levels: [
    { name: 'Bronze', from: 0 },
    { name: 'Silver', from: 1000 },
    { name: 'Gold', from: 5000 },
  ],
  value: 3580,
  topLabel: 'This is the highest level',
};

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
  pairs: [
    {
      good: {
        caption: 'What is missing, as a fact.',
        shows: (
          <LevelTrack
            {...club}
            formatValue={pesos}
            nextLabel={(missing, name) => `${missing} more to ${name}`}
          />
        ),
      },
      bad: {
        caption: '“Only” and “keep playing” push. Nobody has to reach a level.',
        shows: (
          <LevelTrack
            {...club}
            formatValue={pesos}
            nextLabel={(missing, name) => `Only ${missing} left, keep playing for ${name}!`}
          />
        ),
      },
    },
    {
      good: {
        caption: 'The figure has its sign: it is money.',
        shows: (
          <LevelTrack
            {...club}
            shape="ring"
            formatValue={pesos}
            nextLabel={(missing, name) => `${missing} more to ${name}`}
          />
        ),
      },
      bad: {
        caption: 'Bare figures look like points, which cost nothing.',
        shows: (
          <LevelTrack
            {...club}
            shape="ring"
            formatValue={(value) => value.toLocaleString('en')}
            nextLabel={(missing, name) => `${missing} more to ${name}`}
          />
        ),
      },
    },
  ],
};
