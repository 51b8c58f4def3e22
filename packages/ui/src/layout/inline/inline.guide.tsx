import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Things side by side, on as many lines as they need.',
  when: ['Chips, tags, a glyph and its word: what may wrap without losing its sense.'],
  whenNot: [
    { case: 'They must stand under one another in columns.', use: 'grid' },
    { case: 'They are buttons that answer one question.', use: 'button-group' },
  ],
  anatomy: [
    { name: 'Gap', description: 'Between things and between lines: one distance of the brand.' },
    { name: 'Line', description: '`justify` says where what is left over goes.' },
  ],
};
