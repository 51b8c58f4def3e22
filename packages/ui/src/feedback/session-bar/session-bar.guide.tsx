import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'How long has been played and what came of it, in a quiet line beside a game.',
  when: [
    'Over or under a game, where a regulator asks for it or a player wants it.',
    'Neither result is drawn louder than the other: a win is no green flash here.',
  ],
  whenNot: [
    { case: 'A player has to stop and look.', use: 'reality-check' },
    { case: 'Figures to compare later.', use: 'stat-card' },
  ],
  anatomy: [
    { name: 'Time', description: 'Changes every second and is never read out by itself.' },
    { name: 'Result', description: 'Won or lost, in the same weight.' },
    { name: 'End', description: 'A way to a break.', at: 'button, a' },
  ],
};
