import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Text that somebody else wrote: paragraphs, lists, tables and pictures, with the brand’s distances.',
  when: ['Terms, announcements and help, which come from an editor and were made safe before.'],
  whenNot: [
    { case: 'The words are yours: a paragraph needs no rules for tables.', use: 'text' },
    { case: 'The text is not yet made safe: it does not clean anything.' },
  ],
  anatomy: [
    {
      name: 'Title',
      description: 'h2 to h4 of the text, smaller than the titles of the page.',
      at: 'h2, h3',
    },
    { name: 'Paragraph', description: 'At a width that is read well.', at: 'p' },
    { name: 'List', description: 'With the brand’s marks.', at: 'ul, ol' },
    { name: 'Table', description: 'Scrolls sideways by itself.', at: 'table' },
  ],
};
