import type { Guide } from '../../testing/guide.ts';
import { StatCard } from '../stat-card/index.ts';
import { Sparkline } from './index.ts';

export const guide: Guide = {
  is: 'The way of a figure, small, beside the figure.',
  when: ['In a card or a row, where the direction is enough. `label` says it in words.'],
  whenNot: [
    { case: 'Somebody wants to read a value off it.', use: 'chart' },
    { case: 'Two values: write both.', use: 'stat-card' },
  ],
  anatomy: [
    { name: 'Line', description: 'No axes, no numbers; a gap where nothing is known.', at: 'svg' },
    { name: 'Tone', description: 'Only where up or down is good news or bad.' },
  ],
  pairs: [
    {
      good: {
        caption: 'The figure says how much, the line which way.',
        shows: (
          <>
            <StatCard
              label="Members"
              value="40"
              chart={
                <Sparkline values={[12, 18, 16, 24, 31, 40]} label="Up from 12 to 40 in a week" />
              }
            />
          </>
        ),
      },
      bad: {
        caption: 'Alone it tells nothing: from what to what?',
        shows: <Sparkline values={[12, 18, 16, 24, 31, 40]} label="Up" />,
      },
    },
  ],
};
