import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'A rule across, in the manner of the brand.',
  when: [
    'Between two subjects on one card: `separates` tells those who hear the page as well.',
    'Without it, an ornament that brands with rules draw and others leave out.',
  ],
  whenNot: [
    { case: 'Between rows of a list: lists draw their own.', use: 'list-row' },
    { case: 'To make room: distance parts as well, and is calmer.', use: 'stack' },
  ],
  anatomy: [
    { name: 'Rule', description: 'Single, double or none, as the brand has it.', at: 'hr' },
  ],
};
