import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'A panel from the side that follows the finger back.',
  when: ['Ways through the site, and filters where the brand has them at the side.'],
  whenNot: [
    { case: 'It is about one thing, to act on.', use: 'sheet' },
    { case: 'It is the menu of the site: its parts are ready.', use: 'side-menu' },
    { case: 'It is the filter of games.', use: 'filter-drawer' },
  ],
  anatomy: [
    { name: 'Head', description: 'A title, or the brand.', at: 'h2' },
    { name: 'Body', description: 'Scrolls.' },
    { name: 'Foot', description: 'Stays in sight: what finishes.' },
    {
      name: 'Edge',
      description: 'It comes from the start or the end; Arabic turns both.',
      at: 'dialog',
    },
  ],
  keyboard: [
    ['Escape', 'Closes it.'],
    ['Tab, Shift + Tab', 'Go round within it.'],
  ],
};
