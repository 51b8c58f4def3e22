import type { Guide } from '../../testing/guide.ts';
import { ShareBar } from './index.ts';

const games = [
  { key: 'RNG', label: 'Slots', value: 8200, text: '₱8,200.00' },
  { key: 'LIVE', label: 'Live', value: 3100, text: '₱3,100.00' },
] as const;

export const guide: Guide = {
  is: 'Of which parts a whole is made, and how large each is.',
  when: [
    'A sum by its kinds: turnover by category, income by source. The largest comes first.',
    'The list is the bar in figures: nothing else has to be shown as a table.',
  ],
  whenNot: [
    { case: 'How something goes from day to day.', use: 'chart' },
    { case: 'Something comes closer to its end.', use: 'progress' },
    { case: 'Figures that make up no whole, or are less than nothing.', use: 'data-list' },
  ],
  anatomy: [
    { name: 'Bar', description: 'Three parts by colour and pattern; the rest alike.', at: 'svg' },
    { name: 'Patch', description: 'The same pattern, so that no colour says it alone.' },
    { name: 'Name', description: 'What the part is of.' },
    { name: 'Figures', description: 'How much, and how much of all.', at: 'bdi' },
  ],
  story: 'Few',
  pairs: [
    {
      good: {
        caption: 'The largest first: the bar is read from its start.',
        shows: <ShareBar label="By category" locale="en" shares={games} />,
      },
      bad: {
        caption: 'By name: the eye jumps, and what matters stands last.',
        shows: <ShareBar label="By category" locale="en" shares={games.toReversed()} />,
      },
    },
  ],
};
