import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Banners, one after another, which wait while somebody looks closer.',
  when: [
    'Two to five offers on the home. One alone rests: nothing moves and there is no pager.',
    'A banner is words on the brand’s own stage, or a finished picture whose words are read out; `worded` sets them beside a picture that has none.',
  ],
  whenNot: [
    { case: 'Something everybody has to see: after the first nobody looks.', use: 'message' },
    { case: 'Games.', use: 'game-strip' },
  ],
  anatomy: [
    { name: 'Banner', description: 'All of it is one target.', at: 'a, button' },
    { name: 'Title', description: 'Few words; in a finished picture still told as text.' },
    { name: 'Pager', description: 'A dot for each, and which of how many.', at: 'nav' },
    { name: 'Pause', description: 'Stops the change.', at: 'button[aria-label]' },
  ],
  keyboard: [
    ['←, →', 'The banner before or after.'],
    ['Tab', 'To the banner in front, the pause, the dots; while the focus is in it, it waits.'],
  ],
};
