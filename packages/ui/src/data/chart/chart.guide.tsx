import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'How something went over time: a line for the way, bars for what each day was by itself.',
  when: [
    '`LineChart` where the way from point to point counts; `BarChart` where each point is a sum of its own.',
    'Up to four rows of values; every brand proves their colours, and patterns tell them apart without colour.',
  ],
  whenNot: [
    { case: 'One figure and its direction.', use: 'sparkline' },
    {
      case: 'The exact figures are what matters. The chart has them as a table too, but then that is enough.',
      use: 'table',
    },
    {
      case: 'Parts of a whole at one moment: write them as a list, the largest first.',
      use: 'data-list',
    },
  ],
  anatomy: [
    { name: 'Title', description: 'What is shown; it names the chart.', at: 'figcaption, h2, h3' },
    { name: 'Plot', description: 'Walked with the arrows; each point is read out.', at: 'svg' },
    { name: 'Legend', description: 'Only with more than one row.' },
    { name: 'Switch', description: 'Shows the same as a table.', at: 'button' },
  ],
  keyboard: [
    ['←, →', 'Go from point to point and read each out.'],
    ['Home, End', 'Go to the first and the last point.'],
  ],
};
