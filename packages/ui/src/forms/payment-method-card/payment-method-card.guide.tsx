import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'A way to pay, with its limits, its fee and how long it takes.',
  when: [
    'In a radio group with `cards`: what one needs to choose is on the card and not behind it.',
    '`unavailable` says why it cannot be chosen now, and since when not for ever.',
  ],
  whenNot: [{ case: 'Anything that is no way to pay.', use: 'radio-group' }],
  anatomy: [
    { name: 'Mark', description: 'The bank’s; a purse stands in for one.', at: 'img' },
    { name: 'Name', description: 'With a tag beside it at most.', at: 'label' },
    { name: 'Facts', description: 'Limits, fee, time.', at: 'dl' },
    { name: 'Choice', description: 'The browser’s radio button.', at: 'input' },
  ],
  story: 'Chosen',
  keyboard: [['↑, ↓', 'Choose the one before or after.']],
};
