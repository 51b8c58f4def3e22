import { Stack } from '../../layout/stack/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Text } from '../text/index.ts';
import { ArtPicture } from './index.ts';

const lanterns = {
  dark: '/art/banner/nine-lantern-week.svg',
  light: '/art/banner/nine-lantern-week.svg',
  width: 240,
  height: 100,
};

export const guide: Guide = {
  is: 'Pictures of the brand’s own, handed to the parts that show them.',
  when: [
    'Once, around the app or a board: `ArtProvider` is told which files the brand brings.',
    'A part that can show a picture of the brand asks `useArt`, and draws its own where there is none.',
    '`ArtPicture` shows one of them, in the mode of the page.',
  ],
  whenNot: [
    { case: 'The picture is the brand’s name.', use: 'wordmark' },
    { case: 'It is the ground behind words, which has a veil of its own.', use: 'scene' },
    { case: 'It is a glyph.', use: 'icon' },
    { case: 'It shows a game: covers belong to the catalogue.', use: 'game-tile' },
  ],
  anatomy: [
    {
      name: 'Picture',
      description:
        'One file for both modes, or one for each; the hidden one is never fetched. It has its measure, so nothing moves when it comes.',
    },
  ],
  pairs: [
    {
      good: {
        caption: 'The picture adorns; what it is about stands below it, in every language.',
        shows: (
          <Stack>
            <ArtPicture files={lanterns} />
            <Text strong>Nine Lantern Week</Text>
            <Text tone="soft">From 3 to 9 December, in the whole house.</Text>
          </Stack>
        ),
      },
      bad: {
        caption:
          'A picture alone. It has no words of its own, and whoever hears the page hears nothing.',
        shows: (
          <Stack>
            <ArtPicture files={lanterns} />
          </Stack>
        ),
      },
    },
  ],
};
