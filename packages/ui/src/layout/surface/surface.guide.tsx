import { Text } from '../../foundations/text/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Stack } from '../stack/index.ts';
import { Surface } from './index.ts';

export const guide: Guide = {
  is: 'What belongs together, on a ground of its own.',
  when: [
    '`raised` for a card on the page; `inset` for a plate within one, such as a code to copy.',
  ],
  whenNot: [
    { case: 'It is only there for room.', use: 'stack' },
    { case: 'The whole of it can be pressed.', use: 'list-row' },
  ],
  anatomy: [
    { name: 'Ground', description: 'With the brand’s corners and edge, cut or round.' },
    { name: 'Pad', description: 'A distance of the brand; none where a picture reaches the edge.' },
  ],
  pairs: [
    {
      good: {
        caption: 'One card, and inside it what lies lower.',
        shows: (
          <>
            <Surface pad="inset">
              <Stack gap="rail">
                <Text strong>Your code</Text>
                <Surface variant="inset" pad="rail">
                  <Text voice="figures">LV-204-118</Text>
                </Surface>
              </Stack>
            </Surface>
          </>
        ),
      },
      bad: {
        caption: 'A card in a card in a card: edges instead of order.',
        shows: (
          <>
            <Surface pad="inset">
              <Surface pad="inset">
                <Surface pad="inset">
                  <Text strong>LV-204-118</Text>
                </Surface>
              </Surface>
            </Surface>
          </>
        ),
      },
    },
  ],
};
