import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'What stands in place of the whole site: it is being worked on, or may not be shown where the visitor is.',
  when: [
    'Nothing of the site can be used. It is a page of its own, with a heading and ways to reach somebody.',
    '`backAt` where the end is known; it is told in the merchant’s own zone.',
  ],
  whenNot: [
    { case: 'One part of a page did not load.', use: 'error-state' },
    { case: 'One game is being worked on: its tile says so.', use: 'game-tile' },
  ],
  anatomy: [
    { name: 'Mark', description: 'The brand, so that nobody takes it for a fault of the phone.' },
    { name: 'Title', description: 'What is the matter.', at: 'h1' },
    { name: 'Words', description: 'Why, and what to do.', at: 'p' },
    { name: 'Time', description: 'When it is back, if that is known.', at: 'time' },
    { name: 'Retry', description: 'Looks again; only where looking again can help.', at: 'button' },
  ],
};
