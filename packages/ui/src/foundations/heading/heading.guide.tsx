import type { Guide } from '../../testing/guide.ts';
import { Text } from '../text/index.ts';
import { Heading } from './index.ts';

export const guide: Guide = {
  is: 'The title of a page or of a part of it.',
  when: [
    '`level` is how deep it stands and is for those who hear the page; `step` is how large it looks. They are two matters.',
    'Around a part that is used in several places, `HeadingLevel` counts for you.',
  ],
  whenNot: [
    { case: 'It names a section of the home, with a link at its end.', use: 'section-title' },
    { case: 'It is only meant to be large.', use: 'text' },
  ],
  anatomy: [
    {
      name: 'Words',
      description: 'In the brand’s display face; capitals where the brand has them.',
      at: 'h1, h2, h3',
    },
    { name: 'Emphasis', description: 'One word of it.', at: 'em' },
  ],
  pairs: [
    {
      good: {
        caption: 'Smaller than usual, and still the second level of the page.',
        shows: (
          <Heading level={2} step="s4">
            Your limits
          </Heading>
        ),
      },
      bad: {
        caption:
          'A paragraph that looks like a title: the page has no such part for those who jump from title to title.',
        shows: (
          <Text step="s4" strong>
            Your limits
          </Text>
        ),
      },
    },
  ],
};
