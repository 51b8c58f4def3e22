import { Inline } from '../../layout/inline/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Heading } from '../heading/index.ts';
import { Wordmark } from './index.ts';

export const guide: Guide = {
  is: 'The name of the brand in letters, with its mark.',
  when: [
    'In the header, on the log-in, at the top of the side menu. The name is read out as the brand writes it, in every language.',
  ],
  whenNot: [
    { case: 'The mark alone, as decoration: that is `Mark` of the same folder.' },
    { case: 'A studio’s name.', use: 'vendor-tile' },
  ],
  anatomy: [
    { name: 'Mark', description: 'A drawing for each mode; often the same.', at: 'img' },
    {
      name: 'Letters',
      description: 'In the brand’s own face and spacing. They are never translated.',
      at: 'span',
    },
  ],
  pairs: [
    {
      good: {
        caption: 'The brand’s own letters, and the name as the brand writes it.',
        shows: (
          <Inline>
            <Wordmark name="livery" />
          </Inline>
        ),
      },
      bad: {
        caption: 'Typed as a heading, in capitals: another face and another name.',
        shows: (
          <Inline>
            <Heading>LIVERY</Heading>
          </Inline>
        ),
      },
    },
  ],
};
