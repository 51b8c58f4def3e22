import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'The end of a page: licence and age, links, studios, whose site it is.',
  when: ['Once, on pages that end: the home, terms. It leaves room for the bottom bar.'],
  whenNot: [
    { case: 'Lists that never end: nobody reaches it there.', use: 'infinite-list' },
    { case: 'Help within reach.', use: 'service-widget' },
  ],
  anatomy: [
    { name: 'Licence', description: 'Age, regulator, number; a link to the register.', at: 'a' },
    { name: 'Links', description: 'In two columns; responsible play among the first.', at: 'nav' },
    { name: 'Studios', description: 'In one colour, so that they are no fair.' },
    {
      name: 'Tagline and copyright',
      description: 'A word on playing well, and since when.',
      at: 'p',
    },
  ],
};
