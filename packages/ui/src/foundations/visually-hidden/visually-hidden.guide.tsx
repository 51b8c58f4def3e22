import { Inline } from '../../layout/inline/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Text } from '../text/index.ts';
import { VisuallyHidden } from './index.ts';

export const guide: Guide = {
  is: 'Words for those who hear the page; nothing is to be seen of them.',
  when: ['A sign that eyes understand from its place: “Old price”, “Rank 3”.'],
  whenNot: [
    { case: 'Everybody would be helped by the words: show them.', use: 'text' },
    { case: 'It hides something that can be pressed: the focus would vanish with it.' },
  ],
  anatomy: [
    {
      name: 'Words',
      description: 'In the order in which they make sense with what stands around them.',
    },
  ],
  pairs: [
    {
      good: {
        caption: 'Two amounts beside each other: everybody needs the words, so they are shown.',
        shows: (
          <Inline gap="section" align="end">
            <Stack gap="title">
              <Text step="s2" tone="soft">
                Balance
              </Text>
              <Text voice="figures">₱12,480.50</Text>
            </Stack>
            <Stack gap="title">
              <Text step="s2" tone="soft">
                Bonus
              </Text>
              <Text voice="figures">₱258.00</Text>
            </Stack>
          </Inline>
        ),
      },
      bad: {
        caption: 'The words are there for ears alone; eyes guess which of them can be withdrawn.',
        shows: (
          <Inline gap="section" align="end">
            <Stack gap="title">
              <VisuallyHidden>Balance</VisuallyHidden>
              <Text voice="figures">₱12,480.50</Text>
            </Stack>
            <Stack gap="title">
              <VisuallyHidden>Bonus</VisuallyHidden>
              <Text voice="figures">₱258.00</Text>
            </Stack>
          </Inline>
        ),
      },
    },
  ],
};
