import type { Guide } from '../../testing/guide.ts';
import { MenuGrid, MenuTile } from './index.ts';

export const guide: Guide = {
  is: 'The ways from a page as tiles, three in a row.',
  when: [
    'The front page of a centre: up to a dozen ways, each known by its icon.',
    'A tile leads to a page, or opens something that belongs to no page.',
  ],
  whenNot: [
    { case: 'A way says how things stand behind it.', use: 'list-row' },
    { case: 'What is used all day, from every page.', use: 'bottom-bar' },
    { case: 'Games.', use: 'game-grid' },
  ],
  anatomy: [
    { name: 'Tile', description: 'A link, or a button that opens something.', at: 'a, button' },
    { name: 'Icon', description: 'Each one only once.', at: 'svg' },
    { name: 'Badge', description: 'How much is unread behind it.' },
    { name: 'Name', description: 'A word or two; it may take a second line.' },
  ],
  story: 'Links',
  keyboard: [['Enter', 'Follows the tile.']],
  pairs: [
    {
      good: {
        caption: 'One or two words that say what is behind it.',
        shows: (
          <MenuGrid>
            <MenuTile icon="invite" label="My team" />
            <MenuTile icon="percent" label="Rebate rates" />
          </MenuGrid>
        ),
      },
      bad: {
        caption: 'A sentence where a name would do, and one icon for two ways.',
        shows: (
          <MenuGrid>
            <MenuTile icon="invite" label="Look at all the people of your team" />
            <MenuTile icon="invite" label="Set what the people of your team earn" />
          </MenuGrid>
        ),
      },
    },
  ],
};
