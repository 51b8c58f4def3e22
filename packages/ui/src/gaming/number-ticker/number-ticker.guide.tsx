import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'A number whose digits roll when it changes.',
  when: [
    'Figures that change while somebody looks: a balance, a jackpot, a count. `RollingNumber` in a line of text.',
  ],
  whenNot: [
    { case: 'It changes every second: rolling digits cannot be read.', use: 'session-bar' },
    { case: 'It never changes.', use: 'money' },
  ],
  anatomy: [
    { name: 'Digits', description: 'Only those that change move.', at: 'span' },
    { name: 'Plates', description: 'Where the brand has them.' },
  ],
  story: 'Plates',
};
