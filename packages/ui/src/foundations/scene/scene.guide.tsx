import type { Guide } from '../../testing/guide.ts';
import { Scene } from './index.ts';

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
  pairs: [
    {
      good: {
        caption: 'Few words, as large as the brand has them. The sentence stands below.',
        shows: (
          <Scene
            level={2}
            title="Good evening"
            emphasis="evening"
            description="Log in to take your seat."
          />
        ),
      },
      bad: {
        caption: 'A sentence as a title fills the scene, and the line below says it again.',
        shows: (
          <Scene
            level={2}
            title="Good evening and welcome back to all the tables of the house"
            emphasis="evening"
            description="Log in to take your seat."
          />
        ),
      },
    },
  ],
};
