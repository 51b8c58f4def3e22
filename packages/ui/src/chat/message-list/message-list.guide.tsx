import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'A talk that scrolls: it opens at its end, or at what has not been read.',
  when: [
    'Messages that come while somebody looks: it stays at the end, unless the reader has scrolled away, and says then how many came.',
    'Older ones are fetched as the first comes near: `onReachStart`.',
  ],
  whenNot: [
    { case: 'A list of letters to open, each on its own.', use: 'list-row' },
    { case: 'Events in order, which nobody answers.', use: 'timeline' },
  ],
  anatomy: [
    { name: 'Divider', description: 'A day, or “New messages”. The list opens at the latter.' },
    { name: 'Messages', description: '`MessageBubble`s. One’s own are not read out again.' },
    { name: 'Jump', description: 'Leads to the latest, and counts what came meanwhile.' },
    { name: 'Typing', description: 'At the end, while somebody writes.' },
  ],
  story: 'WithNewOnes',
  keyboard: [
    ['Tab', 'Into the list, so that arrows and pages scroll it; then to links and buttons in it.'],
  ],
};
