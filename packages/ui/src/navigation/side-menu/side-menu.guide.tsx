import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'The menus from both sides: the site’s from the start, the member’s from the end.',
  when: [
    '`SideMenu`: brand, jackpot, games, all other ways. `ProfileMenu`: who one is, then one’s own matters.',
    'Groups by what they hold: `MenuGames`, `MenuMore`, `MenuRows`, `MenuWords`, `MenuMarks`, `MenuFoot`; between them a `MenuCard` for what is worth a picture.',
  ],
  whenNot: [
    { case: 'The five places of every day.', use: 'bottom-bar' },
    { case: 'Actions on one thing.', use: 'menu' },
  ],
  anatomy: [
    { name: 'Head', description: 'The brand, or the member with number and rank.', at: 'h2' },
    { name: 'Games', description: 'A grid or a list, as the brand has it.', at: 'section' },
    { name: 'Rows', description: 'Glyph, name, count of what is unread.' },
    { name: 'Foot', description: 'Stays in sight.' },
  ],
  keyboard: [
    ['Escape', 'Closes it.'],
    ['Tab', 'From entry to entry; the page behind is out of reach.'],
  ],
};
