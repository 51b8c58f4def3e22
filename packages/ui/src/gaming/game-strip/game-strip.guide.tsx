import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Games side by side to scroll, or the first six of a kind as a block.',
  when: [
    '`GameStrip` for a shelf of a kind; `hot` becomes the brand’s mosaic. `GameBlock` shows six, three by three, with no way to scroll.',
  ],
  whenNot: [
    { case: 'All of a kind.', use: 'game-grid' },
    { case: 'Offers.', use: 'banner-carousel' },
  ],
  anatomy: [
    { name: 'Title', description: 'A section title above, with a way to all.' },
    { name: 'Tile', description: '`GameTile` with `place="large"` in strips.', at: 'li' },
    { name: 'Mark', description: 'In the notch of the first of a mosaic.' },
  ],
  story: 'Hot',
  keyboard: [['Tab', 'From tile to tile; each scrolls into sight.']],
};
