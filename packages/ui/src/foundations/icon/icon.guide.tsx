import { Inline } from '../../layout/inline/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Text } from '../text/index.ts';
import { Icon } from './index.ts';

export const guide: Guide = {
  is: 'A glyph from the brand’s set, by the name of what it means.',
  when: [
    'Beside words, as a quicker way to find them again.',
    'Alone only with a `label`, and only where the meaning is beyond doubt.',
  ],
  whenNot: [
    { case: 'It can be pressed.', use: 'icon-button' },
    { case: 'It shows the brand.', use: 'wordmark' },
  ],
  anatomy: [
    {
      name: 'Glyph',
      description: 'Every set has all names; a brand chooses fill, light or duotone.',
      at: 'svg',
    },
    { name: 'Size', description: 'One of the given sides; between them lines become blurred.' },
  ],
  pairs: [
    {
      good: {
        caption: 'A word and its glyph.',
        shows: (
          <Inline gap="title">
            <Icon name="calendar" size={20} />
            <Text>Until Sunday</Text>
          </Inline>
        ),
      },
      bad: {
        caption: 'What does a calendar alone say?',
        shows: (
          <Inline gap="title">
            <Icon name="calendar" size={20} />
          </Inline>
        ),
      },
    },
  ],
};
