import { UnreadBadge } from '../../data/unread-badge/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { MenuEntry, MenuRows } from './index.ts';

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
  pairs: [
    {
      good: {
        caption: 'Groups by what they hold, each with its name: money is found at once.',
        shows: (
          <Stack gap="rail">
            <MenuRows label="Money" titled>
              <MenuEntry icon="deposit">Deposit</MenuEntry>
              <MenuEntry icon="withdraw">Withdraw</MenuEntry>
            </MenuRows>
            <MenuRows label="Account" titled>
              <MenuEntry icon="receipt">Records</MenuEntry>
              <MenuEntry icon="settings">Settings</MenuEntry>
            </MenuRows>
          </Stack>
        ),
      },
      bad: {
        caption: 'The same four in a row without an order: all are read to find one.',
        shows: (
          <MenuRows label="Menu">
            <MenuEntry icon="receipt">Records</MenuEntry>
            <MenuEntry icon="deposit">Deposit</MenuEntry>
            <MenuEntry icon="settings">Settings</MenuEntry>
            <MenuEntry icon="withdraw">Withdraw</MenuEntry>
          </MenuRows>
        ),
      },
    },
    {
      good: {
        caption: 'A count where something waits unread, and nowhere else.',
        shows: (
          <MenuRows label="News">
            <MenuEntry icon="mail" badge={<UnreadBadge count={2} label="2 new" />}>
              Messages
            </MenuEntry>
            <MenuEntry icon="promotions">Promotions</MenuEntry>
            <MenuEntry icon="download">Get the app</MenuEntry>
          </MenuRows>
        ),
      },
      bad: {
        caption: 'Counts to make people look: the one that is true is lost among them.',
        shows: (
          <MenuRows label="News">
            <MenuEntry icon="mail" badge={<UnreadBadge count={2} label="2 new" />}>
              Messages
            </MenuEntry>
            <MenuEntry icon="promotions" badge={<UnreadBadge count={9} label="9 new" />}>
              Promotions
            </MenuEntry>
            <MenuEntry icon="download" badge={<UnreadBadge count={1} label="1 new" />}>
              Get the app
            </MenuEntry>
          </MenuRows>
        ),
      },
    },
  ],
};
