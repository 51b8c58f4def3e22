import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Fields that are sent together, with a list of what is wrong after a try that failed.',
  when: [
    'Two fields or more. The list takes the focus and leads to each field.',
    'Errors in the order of the fields, in the same words as at the fields.',
  ],
  whenNot: [
    { case: 'A single field that acts at once.', use: 'search-field' },
    { case: 'Settings that hold at once.', use: 'switch' },
  ],
  anatomy: [
    {
      name: 'Summary',
      description: 'How much there is to mend, and links to it.',
      at: '[role="alert"], [role="group"]',
    },
    { name: 'Fields', description: 'Their labels above or in them, one under the other.' },
    { name: 'Send', description: 'One primary button at the end.', at: 'button[type="submit"]' },
  ],
  story: 'Failed',
  keyboard: [['Enter', 'In a field: sends.']],
};
