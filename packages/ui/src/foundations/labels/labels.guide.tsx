import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'The words that many parts need, given once for the whole page.',
  when: [
    'Once, at the root of an app, with the language of the page: close, back, next, try again.',
    'A part may still be told its own word; that one wins.',
  ],
  whenNot: [
    { case: 'A word is used by one part: it is a prop of that part.' },
    { case: 'Whole texts: they belong to the app’s catalogues.' },
  ],
  anatomy: [
    { name: 'Provider', description: 'Around everything that may need a word.' },
    {
      name: 'Words',
      description: 'Short, as they stand on a button. A missing one is a type error.',
    },
  ],
};
