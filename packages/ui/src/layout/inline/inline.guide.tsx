import { Tag } from '../../data/tag/index.ts';
import { Text } from '../../foundations/text/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Grid } from '../grid/index.ts';
import { Inline } from './index.ts';

const tags = ['New', 'From ₱1.00 a round', 'Live', 'Also on a slow connection', 'Slots'].map(
  (word) => <Tag key={word}>{word}</Tag>,
);

export const guide: Guide = {
  is: 'Things side by side, on as many lines as they need.',
  when: ['Chips, tags, a glyph and its word: what may wrap without losing its sense.'],
  whenNot: [
    { case: 'They must stand under one another in columns.', use: 'grid' },
    { case: 'They are buttons that answer one question.', use: 'button-group' },
  ],
  anatomy: [
    { name: 'Gap', description: 'Between things and between lines: one distance of the brand.' },
    { name: 'Line', description: '`justify` says where what is left over goes.' },
  ],
  pairs: [
    {
      good: {
        caption: 'Each takes the room of its word; what does not fit begins another line.',
        shows: <Inline>{tags}</Inline>,
      },
      bad: {
        caption: 'Columns for words of different lengths: holes here, words cut there.',
        shows: <Grid columns={3}>{tags}</Grid>,
      },
    },
    {
      good: {
        caption: 'Name and figure stand on one line of writing, each at its end.',
        shows: (
          <Inline justify="between" align="baseline">
            <Text tone="soft">Your limit for today</Text>
            <Text voice="figures" step="s5">
              ₱350.00
            </Text>
          </Inline>
        ),
      },
      bad: {
        caption: 'Without `justify` the figure follows the word, and in a list no two line up.',
        shows: (
          <Inline align="baseline">
            <Text tone="soft">Your limit for today</Text>
            <Text voice="figures" step="s5">
              ₱350.00
            </Text>
          </Inline>
        ),
      },
    },
  ],
};
