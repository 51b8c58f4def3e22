import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Records in columns; what is too wide scrolls under the names of the rows.',
  when: [
    'Many things with the same facts, to compare and to sort. The first column names the rows and stays.',
    'Columns that matter less fold (`folds`): on a phone they are lines below the name of their row.',
    '`busy` keeps the place of each column; `empty` says why there is nothing.',
  ],
  whenNot: [
    { case: 'One thing.', use: 'data-list' },
    { case: 'A phone, and each record is read by itself: cards.', use: 'data-list' },
    { case: 'Columns for the sake of layout.', use: 'grid' },
  ],
  anatomy: [
    {
      name: 'Caption',
      description: 'Names the table; may be hidden where a title says the same.',
      at: 'caption',
    },
    { name: 'Head', description: 'A button where it sorts; figures line up at the end.', at: 'th' },
    {
      name: 'Rows',
      description: 'Dates and names stay on one line, sentences may wrap.',
      at: 'tbody tr',
    },
    { name: 'Sum', description: 'A last row.', at: 'tfoot' },
  ],
  story: 'WithASum',
  keyboard: [
    ['Tab', 'Into the table, so that arrows scroll it, and to the heads that sort.'],
    ['Enter, Space', 'Sort by a head; once more turns the order round.'],
  ],
};
