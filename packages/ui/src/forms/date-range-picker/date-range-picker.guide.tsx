import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Days from one to another, with what is asked for often one press away.',
  when: [
    'Records: by last week, this month, or by days of one’s own.',
    'It tells of a whole range, never of half of one.',
  ],
  whenNot: [
    { case: 'One day.', use: 'date-picker' },
    { case: 'The range is always the same few.', use: 'segmented' },
  ],
  anatomy: [
    { name: 'Field', description: 'Both days, as the language writes them.', at: 'button' },
    { name: 'Presets', description: '“Last 7 days”, by the merchant’s own today.' },
    { name: 'Calendar', description: 'The first press begins a range, the second ends it.' },
  ],
  keyboard: [
    ['Enter, Space', 'Open it; in the calendar, begin and end a range.'],
    ['←, →, ↑, ↓', 'Go by days and weeks.'],
    ['Escape', 'Closes it without a change.'],
  ],
};
