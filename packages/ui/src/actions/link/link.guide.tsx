import { Text } from '../../foundations/text/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { TextLink } from './index.ts';

export const guide: Guide = {
  is: 'Words that lead to another page.',
  when: [
    'The press goes somewhere: then it can be opened in another tab, marked and shared.',
    '`inline` in running text, where it is underlined; `quiet` with an arrow at the end of a section’s title.',
  ],
  whenNot: [
    { case: 'Something is done on this page.', use: 'button' },
    { case: 'A whole row leads somewhere.', use: 'list-row' },
  ],
  anatomy: [
    { name: 'Words', description: 'What is found there: “All games”, not “click here”.', at: 'a' },
    {
      name: 'Arrow',
      description: '`caret`, at the end of a title; it points the other way in Arabic.',
      at: 'a svg',
    },
  ],
  story: 'SeeAll',
  keyboard: [['Enter', 'Follows it.']],
  pairs: [
    {
      good: {
        caption: 'The words make sense alone, as a screen reader lists them.',
        shows: (
          <>
            <Text>
              Money comes within a day.{' '}
              <TextLink inline href="#times">
                How long each bank takes
              </TextLink>
            </Text>
          </>
        ),
      },
      bad: {
        caption: 'Three of these on a page and nobody can tell them apart.',
        shows: (
          <>
            <Text>
              To read how long each bank takes,{' '}
              <TextLink inline href="#times">
                click here
              </TextLink>
              .
            </Text>
          </>
        ),
      },
    },
  ],
};
