import type { Guide } from '../../testing/guide.ts';
import { BarChart, LineChart } from './index.ts';

const week = {
  points: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  formatPoint: String,
  labels: { point: 'Day', table: 'Show the figures as a table', none: 'Unknown' },
  size: 'small',
} as const;
const players = {
  ...week,
  label: 'Players by day',
  series: [{ name: 'Players', values: [12, 18, 9, 22, 31, 40, 27] }],
  formatValue: String,
};
const commission = {
  ...week,
  label: 'Commission',
  series: [{ name: 'Commission', values: [420, 460, 510, 480, 560, 640, 610] }],
};

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
  pairs: [
    {
      good: {
        caption: 'Each day is a sum of its own, so each has a bar.',
        shows: <BarChart {...players} />,
      },
      bad: {
        caption: 'A line between sums: halfway from Friday to Saturday there was no number.',
        shows: <LineChart {...players} />,
      },
    },
    {
      good: {
        caption: 'Figures with their sign, beside the axis and where a point is read.',
        shows: <LineChart {...commission} formatValue={(value) => `₱${value}`} />,
      },
      bad: {
        caption: 'Pesos, players or points? The chart does not say what it counts.',
        shows: <LineChart {...commission} formatValue={String} />,
      },
    },
  ],
};
