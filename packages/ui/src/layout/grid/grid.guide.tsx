import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Things of one width, in columns.',
  when: [
    '`columns` where the number is part of the design: three covers on a phone.',
    '`least` where it is the width that matters: as many as fit, from a small phone to a desk.',
  ],
  whenNot: [
    {
      case: 'Games, of which there may be thousands: its own grid draws only what is near.',
      use: 'game-grid',
    },
    { case: 'Things of different widths, on as many lines as they need.', use: 'inline' },
  ],
  anatomy: [
    {
      name: 'Cells',
      description: 'All as wide as one another; their heights follow the highest of their row.',
    },
    { name: 'Gap', description: 'A distance of the brand, not a number.' },
  ],
};
