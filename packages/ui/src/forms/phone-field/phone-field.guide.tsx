import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'A mobile number with its dialling code.',
  when: ['Sent as one number with its country. A pasted number brings its country along.'],
  whenNot: [
    { case: 'A code that came to it.', use: 'code-field' },
    { case: 'Landlines, short numbers, extensions.', use: 'text-field' },
  ],
  anatomy: [
    { name: 'Code', description: 'The browser’s own list.', at: 'select' },
    {
      name: 'Number',
      description: 'Digits alone; grouped by nobody, since countries differ.',
      at: 'input',
    },
  ],
  story: 'Filled',
  keyboard: [['Tab', 'From the code to the number.']],
};
