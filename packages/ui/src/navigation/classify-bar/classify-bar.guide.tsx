import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'The studios of a category, in a row to scroll; one is chosen.',
  when: ['Over a grid of games that all belong to one category. “All” comes first.'],
  whenNot: [
    { case: 'Several may be chosen at once.', use: 'filter-drawer' },
    { case: 'It leads to a studio’s own page.', use: 'vendor-tile' },
  ],
  anatomy: [
    {
      name: 'Choice',
      description: 'The studio’s mark, or a glyph for “all” and “new”.',
      at: 'label',
    },
    { name: 'Chosen', description: 'A radio button of the browser.', at: 'input' },
  ],
  keyboard: [['←, →', 'Choose the one before or after.']],
};
