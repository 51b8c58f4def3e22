import { Text } from '../../foundations/text/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Stack } from './index.ts';

export const guide: Guide = {
  is: 'Things one under the other, at a distance of the brand.',
  when: [
    'Whenever two things stand under one another: the distance then changes with the brand, not with the screen.',
  ],
  whenNot: [
    { case: 'Rows with lines between them.', use: 'list-row' },
    { case: 'Fields that are sent together.', use: 'form' },
  ],
  anatomy: [
    {
      name: 'Gap',
      description:
        '`title` within one thing, `list` between rows, `section` between subjects. What belongs together stands closer than what does not.',
    },
  ],
  pairs: [
    {
      good: {
        caption: 'The title stands closer to its text than to the next one.',
        shows: (
          <>
            <Stack gap="grid">
              <Stack gap="title">
                <Text strong>Daily limit</Text>
                <Text tone="soft">₱5,000 a day</Text>
              </Stack>
              <Stack gap="title">
                <Text strong>Weekly limit</Text>
                <Text tone="soft">₱20,000 a week</Text>
              </Stack>
            </Stack>
          </>
        ),
      },
      bad: {
        caption: 'One distance for everything: no one sees what belongs to what.',
        shows: (
          <Stack gap="grid">
            <Text strong>Daily limit</Text>
            <Text tone="soft">₱5,000 a day</Text>
            <Text strong>Weekly limit</Text>
            <Text tone="soft">₱20,000 a week</Text>
          </Stack>
        ),
      },
    },
  ],
};
