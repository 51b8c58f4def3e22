import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Notices after the log-in, one at a time, with a way to be left alone for today.',
  when: [
    'A few that everybody has to see once: upkeep, a change of terms.',
    'The box for today is kept by the caller, for each device.',
  ],
  whenNot: [
    { case: 'Many, to be read when somebody likes.', use: 'announcement' },
    { case: 'One line that goes by.', use: 'notice-ticker' },
  ],
  anatomy: [
    { name: 'Picture', description: 'As wide as 16 by 9; may be missing.', at: 'img' },
    { name: 'Title and date', description: 'What it is about.', at: 'h2' },
    { name: 'Text', description: 'Made safe beforehand. It scrolls.' },
    { name: 'Way on', description: 'Which of how many, and the next.', at: 'nav, button' },
    { name: 'Box', description: 'Not again today.', at: 'input[type="checkbox"]' },
  ],
  keyboard: [['Escape', 'Closes it.']],
};
