import { Heading } from '../../foundations/heading/index.ts';
import { Text } from '../../foundations/text/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Stack } from '../stack/index.ts';
import { Surface } from '../surface/index.ts';

/** What stands in the page; the page itself is as high as the window. */
const limits = (
  <Stack gap="grid">
    <Heading>Limits and breaks</Heading>
    <Text tone="soft">They hold in every game, from now on.</Text>
    <Surface pad="inset">
      <Stack gap="title">
        <Text strong>Deposits in a day</Text>
        <Text>₱1,000</Text>
      </Stack>
    </Surface>
    <Surface pad="inset">
      <Stack gap="title">
        <Text strong>Time in a day</Text>
        <Text>2 hours</Text>
      </Stack>
    </Surface>
  </Stack>
);

export const guide: Guide = {
  is: 'The column that every screen stands in, 480 px at most, with the brand’s backdrop.',
  when: [
    'Once, at the root of a screen.',
    '`plain` where a scene or a list begins at the very top and the backdrop would shine through.',
  ],
  whenNot: [{ case: 'A part of a screen that needs a ground.', use: 'surface' }],
  anatomy: [
    { name: 'Column', description: 'As wide as the phone; on a desk it stands in the middle.' },
    { name: 'Backdrop', description: 'Sky, paper or pitch, behind the header only.' },
  ],
  pairs: [
    {
      good: {
        caption: 'The page is the ground. Only what belongs together has a card on it.',
        shows: limits,
      },
      bad: {
        caption: 'The whole screen on a card: a frame around frames, and less room for words.',
        shows: <Surface pad="inset">{limits}</Surface>,
      },
    },
  ],
};
