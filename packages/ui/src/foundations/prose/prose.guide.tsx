import type { Guide } from '../../testing/guide.ts';
import { Text } from '../text/index.ts';
import { Prose } from './index.ts';

export const guide: Guide = {
  is: 'Text that somebody else wrote: paragraphs, lists, tables and pictures, with the brand’s distances.',
  when: ['Terms, announcements and help, which come from an editor and were made safe before.'],
  whenNot: [
    { case: 'The words are yours: a paragraph needs no rules for tables.', use: 'text' },
    { case: 'The text is not yet made safe: it does not clean anything.' },
  ],
  anatomy: [
    {
      name: 'Title',
      description: 'h2 to h4 of the text, smaller than the titles of the page.',
      at: 'h2, h3',
    },
    { name: 'Paragraph', description: 'At a width that is read well.', at: 'p' },
    { name: 'List', description: 'With the brand’s marks.', at: 'ul, ol' },
    { name: 'Table', description: 'Scrolls sideways by itself.', at: 'table' },
  ],
  pairs: [
    {
      good: {
        caption: 'The text keeps the form that its writer gave it: a title, and steps to follow.',
        shows: (
          <Prose>
            <h3>How it works</h3>
            <ol>
              <li>Deposit ₱500 or more for the first time.</li>
              <li>We add ₱258 to your balance that day.</li>
              <li>Play it through 8 times before you withdraw it.</li>
            </ol>
          </Prose>
        ),
      },
      bad: {
        caption: 'The same poured into one paragraph: the condition is there, and nobody finds it.',
        shows: (
          <Text>
            How it works: 1. Deposit ₱500 or more for the first time. 2. We add ₱258 to your balance
            that day. 3. Play it through 8 times before you withdraw it.
          </Text>
        ),
      },
    },
  ],
};
