import type { IconName } from '../../foundations/icon/index.ts';
import { GameTile } from '../../gaming/game-tile/index.ts';
import { Grid } from '../../layout/grid/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { CategoryRail, RailItem } from '../category-rail/index.ts';
import { GameCentre, GameMenuItem } from './index.ts';

const covers = (
  <Grid columns={3}>
    <GameTile name="Moon Orchard" src="/art/moon-orchard.svg" />
    <GameTile name="Jade Koi" src="/art/jade-koi.svg" />
    <GameTile name="Wolf Stampede" src="/art/wolf-stampede.svg" />
  </Grid>
);

// The menu itself is as high as the screen; here its entries stand alone.
const centre = (kinds: readonly (readonly [icon: IconName, name: string])[]) => (
  <GameCentre
    menu={
      <Stack gap="title">
        {kinds.map(([icon, name], index) => (
          <GameMenuItem key={name} icon={icon} current={index === 0}>
            {name}
          </GameMenuItem>
        ))}
      </Stack>
    }
  >
    {covers}
  </GameCentre>
);

export const guide: Guide = {
  is: 'The side column of the game centre: all kinds of games at once, under their icons.',
  when: ['With `GameCentre`, where the kinds matter as much as the games.'],
  whenNot: [
    { case: 'Few kinds, above the games.', use: 'category-rail' },
    { case: 'On narrow screens beside a wide grid: three columns of covers do not fit.' },
  ],
  anatomy: [
    { name: 'Item', description: 'Icon and name on two lines at most.', at: 'button, a' },
    { name: 'Current', description: 'Comes into sight by itself.', at: '[aria-current]' },
  ],
  keyboard: [['↑, ↓, Home, End', 'Go from one to another.']],
  pairs: [
    {
      good: {
        caption: 'A word under each icon: the column is read at a glance.',
        shows: centre([
          ['game-slots', 'Slots'],
          ['game-fish', 'Fish'],
          ['game-live', 'Live'],
          ['game-poker', 'Poker'],
          ['game-sports', 'Sports'],
        ]),
      },
      bad: {
        caption: 'Names that explain take two lines each: the column is read word by word.',
        shows: centre([
          ['game-slots', 'Slot machines'],
          ['game-fish', 'Games with fish'],
          ['game-live', 'Tables with a host'],
          ['game-poker', 'Poker and other cards'],
          ['game-sports', 'Bets on sports'],
        ]),
      },
    },
    {
      good: {
        caption: 'Two kinds stand above the games and leave them the width.',
        shows: (
          <Stack>
            <CategoryRail label="Categories">
              <RailItem icon="game-slots" current>
                Slots
              </RailItem>
              <RailItem icon="game-live">Live</RailItem>
            </CategoryRail>
            {covers}
          </Stack>
        ),
      },
      bad: {
        caption: 'A column for two kinds: it stays empty, and the covers are smaller for it.',
        shows: centre([
          ['game-slots', 'Slots'],
          ['game-live', 'Live'],
        ]),
      },
    },
  ],
};
