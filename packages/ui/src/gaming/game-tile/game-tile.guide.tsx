import { Grid } from '../../layout/grid/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { GameTile } from './index.ts';

export const guide: Guide = {
  is: 'A game by its cover: the smallest thing that leads into play.',
  when: [
    'In a grid, a strip or a block of games. The place says which corners and captions it has.',
    'The first tiles in sight take `priority`, so that their covers come before the rest.',
  ],
  whenNot: [
    { case: 'A studio.', use: 'vendor-tile' },
    { case: 'A sportsbook, which has an odd shape and one line of words.', use: 'sports-row' },
    {
      case: 'More has to be said than a name: the rules, the stakes, the way to try it.',
      use: 'game-sheet',
    },
  ],
  anatomy: [
    {
      name: 'Cover',
      description: 'Drawn with the name where a picture fails, so that there is never a hole.',
      at: 'button span',
    },
    {
      name: 'Caption',
      description: 'The name, on as many lines as the brand allows. It names the button.',
    },
    {
      name: 'Mark',
      description:
        'New or hot, or the studio’s code; one corner each. Two words would hide the art.',
    },
    {
      name: 'Favourite',
      description: 'A heart where it is one. It tells; it is switched on the game’s sheet.',
    },
  ],
  keyboard: [['Enter', 'Opens the game.']],
  pairs: [
    {
      good: {
        caption: 'A tile is known by its art; one mark in a corner says why to look.',
        shows: (
          <Grid columns={3}>
            <GameTile
              name="Moon Orchard"
              src="/art/moon-orchard.svg"
              tag={{ tone: 'new', text: 'New' }}
            />
            <GameTile name="Pegfall Prime" src="/art/pegfall-prime.svg" />
            <GameTile name="Kraken Hall" src={undefined} />
          </Grid>
        ),
      },
      bad: {
        caption: 'When all of them are hot, none is.',
        shows: (
          <Grid columns={3}>
            <GameTile
              name="Moon Orchard"
              src="/art/moon-orchard.svg"
              tag={{ tone: 'hot', text: 'Hot' }}
            />
            <GameTile
              name="Pegfall Prime"
              src="/art/pegfall-prime.svg"
              tag={{ tone: 'hot', text: 'Hot' }}
            />
            <GameTile name="Kraken Hall" src={undefined} tag={{ tone: 'hot', text: 'Hot' }} />
          </Grid>
        ),
      },
    },
  ],
};
