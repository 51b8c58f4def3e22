import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'A drawn hero in the brand’s manner: sky, rays, fruit, pitch or plain light.',
  when: ['Once on a screen, at its top: the home of a guest, the head of the log-in.'],
  whenNot: [
    { case: 'There are several things to offer, one after another.', use: 'banner-carousel' },
    {
      case: 'A member is here: what they came for goes first, and the scene would stand in the way.',
      use: 'section-title',
    },
  ],
  anatomy: [
    { name: 'Mark', description: 'The brand, where no bar shows it already.' },
    {
      name: 'Title',
      description: 'Few words; the largest step gives way on a narrow phone.',
      at: 'h1, h2',
    },
    { name: 'Line', description: 'One sentence.', at: 'p' },
    { name: 'Buttons', description: 'One or two.', at: 'button, a' },
  ],
  story: 'Home',
};
