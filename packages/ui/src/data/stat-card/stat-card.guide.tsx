import type { Guide } from '../../testing/guide.ts';
import { StatCard } from './index.ts';

export const guide: Guide = {
  is: 'One figure that matters, and how it changed.',
  when: [
    'On top of records and reports: three or four of them.',
    'The change has words: “12 % more than last week”. Whether it is good news is said, not assumed: more losses are not green.',
  ],
  whenNot: [
    { case: 'All the figures of a period.', use: 'table' },
    { case: 'How one thing stands.', use: 'data-list' },
  ],
  anatomy: [
    { name: 'Label', description: 'What is counted.' },
    { name: 'Figure', description: 'As the language writes it.' },
    { name: 'Change', description: 'With an arrow and words.' },
    { name: 'Way', description: 'A small line.' },
  ],
  story: 'Better',
  pairs: [
    {
      good: {
        caption: 'Against what it changed is said.',
        shows: (
          <StatCard
            label="Won"
            value="₱1,240"
            delta={{ text: '12 % more than last week', way: 'up', tone: 'success' }}
          />
        ),
      },
      bad: {
        caption: 'Up from when? And is that good?',
        shows: <StatCard label="Won" value="₱1,240" delta={{ text: '+12 %', way: 'up' }} />,
      },
    },
  ],
};
