import { Inline } from '../../layout/inline/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Tag } from './index.ts';

export const guide: Guide = {
  is: 'A word or two about something, on a small ground: new, paid out, refused.',
  when: [
    'The state of a record, beside what it is about.',
    'The tone follows the meaning: `success` is done and good, `warning` will soon be too late, `danger` went wrong, `win` is won.',
  ],
  whenNot: [
    { case: 'It can be pressed or taken away.', use: 'chip-group' },
    { case: 'It counts what is unread.', use: 'unread-badge' },
    { case: 'It needs a sentence.', use: 'message' },
  ],
  anatomy: [
    {
      name: 'Ground',
      description: 'A tint of the tone that its words are proven on.',
      at: '[data-tone]',
    },
    { name: 'Icon', description: 'Where the word alone could be passed over.', at: 'svg' },
    { name: 'Words', description: 'One or two. They say it too: colour alone is no message.' },
  ],
  pairs: [
    {
      good: {
        caption: 'The word says it; the colour only makes it quicker.',
        shows: (
          <Inline>
            <Tag tone="success" icon="check">
              Paid out
            </Tag>
            <Tag tone="warning">Expires today</Tag>
            <Tag tone="danger">Refused</Tag>
          </Inline>
        ),
      },
      bad: {
        caption:
          'Colour for its own sake: four states that mean the same to everybody who cannot see them.',
        shows: (
          <Inline>
            <Tag tone="success">Status</Tag>
            <Tag tone="warning">Status</Tag>
            <Tag tone="danger">Status</Tag>
          </Inline>
        ),
      },
    },
  ],
};
