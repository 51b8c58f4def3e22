import type { Guide } from '../../testing/guide.ts';
import { TextField } from '../text-field/index.ts';
import { TextArea, type TextAreaLabels } from './index.ts';

const letter =
  'My withdrawal of Tuesday has not come, and the receipt says that it was paid out to an account that is not mine.';
const labels: TextAreaLabels = {
  count: (typed, limit) => `${typed} of ${limit}`,
  remain: (letters) => (letters < 0 ? `${-letters} too many` : `${letters} left`),
};

export const guide: Guide = {
  is: 'Many lines to type; it grows with them.',
  when: [
    'What happened, in somebody’s own words. `limit` counts, and more can be typed than may be sent.',
  ],
  whenNot: [
    { case: 'One line.', use: 'text-field' },
    { case: 'A message in a talk.', use: 'composer' },
  ],
  anatomy: [
    { name: 'Label', description: 'What to write about.', at: 'label' },
    { name: 'Field', description: 'Grows; never scrolls inside the page.', at: 'textarea' },
    { name: 'Count', description: 'Said aloud when the room ends.' },
  ],
  story: 'Filled',
  keyboard: [
    ['Tab', 'Leaves it.'],
    ['Enter', 'Begins a line.'],
  ],
  pairs: [
    {
      good: {
        caption: 'All that was written can be read once more before it is sent.',
        shows: <TextArea label="What happened" defaultValue={letter} />,
      },
      bad: {
        caption: 'A line shows the first words and hides the rest.',
        shows: <TextField label="What happened" defaultValue={letter} />,
      },
    },
    {
      good: {
        caption: 'The count goes on past the end: it shows how much is too much.',
        shows: <TextArea label="What happened" defaultValue={letter} limit={100} labels={labels} />,
      },
      bad: {
        caption: 'Learned when it was sent, and nobody knows how many letters have to go.',
        shows: <TextArea label="What happened" defaultValue={letter} error="This is too long." />,
      },
    },
  ],
};
