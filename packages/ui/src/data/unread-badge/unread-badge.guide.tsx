import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'How much is unread: a count up to 99, or a mark.',
  when: [
    'On the way to what is unread: a row, a bar’s item. Say the same in words by `label`.',
    '`dot` where the number does not matter.',
  ],
  whenNot: [
    { case: 'It says what kind of thing something is.', use: 'tag' },
    { case: 'There is nothing unread: then it is not there at all.' },
  ],
  anatomy: [
    { name: 'Count', description: '“99+” where there are more.', at: 'span' },
    { name: 'Ornament', description: 'In the brand’s own shape.' },
  ],
  story: 'AllSizes',
};
