import { Text } from '../../foundations/text/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Stack } from '../stack/index.ts';
import { Surface } from '../surface/index.ts';
import { Grid } from './index.ts';

const counts = [
  ['Bets', '412'],
  ['Staked', '₱18,240.00'],
  ['Won', '₱17,915.00'],
  ['Days', '18'],
] as const;
const facts = counts.map(([label, value]) => (
  <Surface key={label} pad="inset">
    <Stack>
      <Text step="s2" tone="soft">
        {label}
      </Text>
      <Text voice="figures" step="s5">
        {value}
      </Text>
    </Stack>
  </Surface>
));

export const guide: Guide = {
  is: 'Things of one width, in columns.',
  when: [
    '`columns` where the number is part of the design: three covers on a phone.',
    '`least` where it is the width that matters: as many as fit, from a small phone to a desk.',
  ],
  whenNot: [
    {
      case: 'Games, of which there may be thousands: its own grid draws only what is near.',
      use: 'game-grid',
    },
    { case: 'Things of different widths, on as many lines as they need.', use: 'inline' },
  ],
  anatomy: [
    {
      name: 'Cells',
      description: 'All as wide as one another; their heights follow the highest of their row.',
    },
    { name: 'Gap', description: 'A distance of the brand, not a number.' },
  ],
  pairs: [
    {
      good: {
        caption: 'None narrower than its figure; as many stand side by side as fit.',
        shows: <Grid least="medium">{facts}</Grid>,
      },
      bad: {
        caption: 'Four columns, whatever the width: on a phone the figures break.',
        shows: <Grid columns={4}>{facts}</Grid>,
      },
    },
  ],
};
