import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'A line with a date that opens to its text, and is read by that.',
  when: [
    'News of the house in a list, the newest first.',
    '`unread` until somebody opens it; say so by `unreadLabel` as well.',
  ],
  whenNot: [
    { case: 'It has to be seen today.', use: 'notice-popup' },
    { case: 'Questions and answers, which have no date.', use: 'accordion' },
  ],
  anatomy: [
    { name: 'Title', description: 'A fact, not a call.', at: 'summary' },
    { name: 'Date', description: 'As the language writes it.' },
    { name: 'Mark', description: 'Nobody has opened it yet.' },
    { name: 'Text', description: 'Made safe beforehand.' },
  ],
  keyboard: [['Enter, Space', 'Open it, and read it by that.']],
};
