import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Words for those who hear the page; nothing is to be seen of them.',
  when: ['A sign that eyes understand from its place: “Old price”, “Rank 3”.'],
  whenNot: [
    { case: 'Everybody would be helped by the words: show them.', use: 'text' },
    { case: 'It hides something that can be pressed: the focus would vanish with it.' },
  ],
  anatomy: [
    {
      name: 'Words',
      description: 'In the order in which they make sense with what stands around them.',
    },
  ],
};
