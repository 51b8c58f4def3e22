import { Stack } from '../../layout/stack/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Text } from './index.ts';

export const guide: Guide = {
  is: 'Words in the brand’s lettering: seven sizes, four voices.',
  when: [
    'Every word that is no title: `voice` says what it is and the brand decides how that looks.',
    '`figures` for money and counts: digits of one width that do not jump.',
  ],
  whenNot: [
    { case: 'It is a title of the page.', use: 'heading' },
    { case: 'It came from an editor.', use: 'prose' },
  ],
  anatomy: [
    {
      name: 'Step',
      description: 's1 to s7. s3 is the body of the app; s1 is for what can be done without.',
    },
    { name: 'Voice', description: 'Text, name, label or figures.' },
    {
      name: 'Tone',
      description: 'How loud it is; left out, it takes the colour of what it stands in.',
    },
  ],
  story: 'Voices',
  pairs: [
    {
      good: {
        caption: 'Two sizes and two tones are enough for a row.',
        shows: (
          <Stack gap="title">
            <Text voice="name">Moon Orchard</Text>
            <Text step="s2" tone="soft">
              Quillstone, since 2024
            </Text>
          </Stack>
        ),
      },
      bad: {
        caption: 'Everything is strong, so nothing is.',
        shows: (
          <Stack gap="title">
            <Text voice="name" strong step="s5">
              Moon Orchard
            </Text>
            <Text strong step="s5">
              Quillstone, since 2024
            </Text>
          </Stack>
        ),
      },
    },
  ],
};
