import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Many lines to type; it grows with them.',
  when: [
    'What happened, in somebody’s own words. `limit` counts, and more can be typed than may be sent.',
  ],
  whenNot: [
    { case: 'One line.', use: 'text-field' },
    { case: 'A message in a talk.', use: 'composer' },
  ],
  anatomy: [
    { name: 'Label', description: 'What to write about.', at: 'label' },
    { name: 'Field', description: 'Grows; never scrolls inside the page.', at: 'textarea' },
    { name: 'Count', description: 'Said aloud when the room ends.' },
  ],
  story: 'Filled',
  keyboard: [
    ['Tab', 'Leaves it.'],
    ['Enter', 'Begins a line.'],
  ],
};
