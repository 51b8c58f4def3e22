import { Button } from '../../actions/button/index.ts';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { SectionTitle } from '../../layout/section-title/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { GameTile } from '../game-tile/index.ts';
import { GameGrid } from './index.ts';

interface Game {
  readonly name: string;
  readonly src: string | undefined;
}

const games: readonly Game[] = [
  { name: 'Moon Orchard', src: '/art/moon-orchard.svg' },
  { name: 'Jade Koi', src: '/art/jade-koi.svg' },
];
const last: Game = { name: 'Lion Kingdom', src: '/art/lion-kingdom.svg' };
const offer: Game = { name: '₱258 for you', src: undefined };

const keyOf = ({ name }: Game): string => name;
const tile = ({ name, src }: Game) => <GameTile name={name} src={src} />;

export const guide: Guide = {
  is: 'Games in columns, as many as there are: ten thousand scroll like ten.',
  when: ['A category, a search. More is asked for as the end comes near.'],
  whenNot: [
    { case: 'The first six of a kind, with a way to the rest.', use: 'game-strip' },
    { case: 'Things that are no games.', use: 'grid' },
  ],
  anatomy: [
    { name: 'Tile', description: 'A `GameTile`.', at: 'li' },
    { name: 'End', description: 'Says that more is on its way.' },
  ],
  keyboard: [['Tab', 'From tile to tile; those that come into sight are drawn.']],
  pairs: [
    {
      good: {
        caption: 'Where nothing was found, that is said, with a way on.',
        shows: (
          <Stack>
            <SectionTitle level={3} title="Found for “tower”" />
            <EmptyState
              icon="search"
              title="No game of that name"
              description="Look for a part of the name, or go through all of them."
              action={<Button size="medium">All games</Button>}
            />
          </Stack>
        ),
      },
      bad: {
        caption: 'A grid of no games draws nothing: the page seems to have stopped.',
        shows: (
          <Stack>
            <SectionTitle level={3} title="Found for “tower”" />
            <GameGrid label="Found" items={[]} keyOf={keyOf}>
              {tile}
            </GameGrid>
          </Stack>
        ),
      },
    },
    {
      good: {
        caption: 'Games and nothing else: each press leads into one.',
        shows: (
          <GameGrid label="Slots" items={[...games, last]} keyOf={keyOf}>
            {tile}
          </GameGrid>
        ),
      },
      bad: {
        caption: 'An offer in the dress of a game: the press leads elsewhere than it looks.',
        shows: (
          <GameGrid label="Slots" items={[...games, offer]} keyOf={keyOf}>
            {tile}
          </GameGrid>
        ),
      },
    },
  ],
};
