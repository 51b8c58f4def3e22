import { Text } from '../../foundations/text/index.ts';
import { Inline } from '../../layout/inline/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Avatar } from './index.ts';

export const guide: Guide = {
  is: 'A person: the picture or the glyph they chose, or letters of the name, or a mark.',
  when: [
    'Beside a name, in a row or on top of the member’s own page.',
    '`label` only where no name stands beside it.',
  ],
  whenNot: [
    { case: 'A studio or a game.', use: 'vendor-tile' },
    { case: 'An icon of something that is no person.', use: 'icon' },
  ],
  anatomy: [
    {
      name: 'Picture',
      description: 'Cut round or as the brand cuts; letters stand in where it fails.',
      at: 'span',
    },
    {
      name: 'Glyph',
      description: 'Chosen in place of a picture; it stands on one of the brand’s tints.',
    },
    { name: 'Letters', description: 'Two at most, by the rules of the name’s script.' },
  ],
  story: 'Letters',
  pairs: [
    {
      good: {
        caption: 'The name is there; the picture helps to find it again.',
        shows: (
          <Inline gap="list">
            <Avatar name="Marisol Reyes" />
            <Text>Marisol Reyes</Text>
          </Inline>
        ),
      },
      bad: {
        caption: 'Three letters in discs: which of them is whose?',
        shows: (
          <Inline gap="list">
            <Avatar name="Marisol Reyes" />
            <Avatar name="Mateo Ruiz" />
            <Avatar name="Maya Ross" />
          </Inline>
        ),
      },
    },
  ],
};
