import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'One line of notices under the header: still, on a pill, or crawling past.',
  when: [
    'What is worth a glance and can be missed. A press opens the notice.',
    'A line that moves has a button to stop it, and rests under reduced motion.',
  ],
  whenNot: [
    { case: 'It must be read.', use: 'notice-popup' },
    { case: 'It is about something on this page.', use: 'message' },
  ],
  anatomy: [
    { name: 'Mark or label', description: 'What the line is.', at: 'svg' },
    { name: 'Line', description: 'The first words stand out.', at: 'button' },
    { name: 'Pause', description: 'Stops a line that moves.', at: 'button[aria-label]' },
    { name: 'End', description: 'A way to all of them.' },
  ],
  keyboard: [['Tab', 'To the notice; while it has the focus the line stands still.']],
};
