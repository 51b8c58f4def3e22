import type { Guide } from '../../testing/guide.ts';
import { OneTimeCode } from './index.ts';

export const guide: Guide = {
  is: 'A code from a message, or a PIN, in a cell a digit.',
  when: [
    'The number of digits is known. The phone’s offer and pasting fill it at once; `onComplete` sends it.',
    '`pin` for what is known by heart: dots, never filled in.',
  ],
  whenNot: [
    { case: 'The message has yet to be asked for.', use: 'code-field' },
    { case: 'Letters, or a length that nobody knows.', use: 'text-field' },
  ],
  anatomy: [
    { name: 'Label', description: 'Where the code was sent.', at: 'label' },
    { name: 'Cells', description: 'One input lies over all; readers hear one field.', at: 'input' },
    { name: 'Hint or error', description: 'What to do if none came.' },
  ],
  story: 'Filled',
  keyboard: [
    ['0–9', 'Fill from the left, in every language.'],
    ['Backspace', 'Empties from the end.'],
  ],
  pairs: [
    {
      good: {
        caption: 'Says where the code went, so that everybody looks at the right phone.',
        shows: (
          <OneTimeCode
            label="Code from the message"
            hint="We sent it to a number that ends in 22."
          />
        ),
      },
      bad: {
        caption: 'From which message? Whoever has a new number waits for ever.',
        shows: <OneTimeCode label="Code from the message" />,
      },
    },
    {
      good: {
        caption: 'A PIN is shown as dots, whoever looks on.',
        shows: <OneTimeCode label="Your PIN" length={4} pin defaultValue="48" />,
      },
      bad: {
        caption: 'In plain figures everybody beside the phone reads it too.',
        shows: <OneTimeCode label="Your PIN" length={4} defaultValue="48" />,
      },
    },
  ],
};
