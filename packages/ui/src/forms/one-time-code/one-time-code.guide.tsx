import type { Guide } from '../../testing/guide.ts';

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
};
