import { SectionTitle } from '../../layout/section-title/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { WinnerBoard, WinnerFrame } from './index.ts';

const wins = (first: string, second: string) => [
  {
    id: '1',
    name: first,
    game: 'Sapphire Gambit',
    amount: '7500.50',
    cover: '/art/sapphire-gambit.svg',
  },
  { id: '2', name: second, game: 'Jade Koi', amount: '6250.00', cover: '/art/jade-koi.svg' },
];

export const guide: Guide = {
  is: 'Recent wins, the largest first; it moves by itself only when it is long.',
  when: [
    'On the home, with names masked by the server. `WinnerFrame` puts the title on its ground.',
    'It has a button to stop it, and stands still while it has the focus.',
  ],
  whenNot: [
    { case: 'Places in a league, which a player looks for.', use: 'table' },
    { case: 'Wins that are invented. Then do not show it.' },
  ],
  anatomy: [
    { name: 'Row', description: 'Cover, masked name, game, amount; opens the game.', at: 'li' },
    { name: 'Pause', description: 'Stops it.', at: 'button[aria-label]' },
  ],
  story: 'LargestFirst',
  keyboard: [['Tab', 'From row to row; each comes into sight, and the board stops.']],
  pairs: [
    {
      good: {
        caption: 'Names are masked before they come here.',
        shows: (
          <WinnerFrame title={<SectionTitle level={3} title="Recent wins" />}>
            <WinnerBoard
              label="Recent wins"
              entries={wins('ma•••s', 'jo•••z')}
              locale="en"
              symbol="₱"
              onSelect={() => {}}
            />
          </WinnerFrame>
        ),
      },
      bad: {
        caption: 'Who has just won money is nobody else’s business.',
        shows: (
          <WinnerFrame title={<SectionTitle level={3} title="Recent wins" />}>
            <WinnerBoard
              label="Recent wins"
              entries={wins('Maria Santos', 'Jose Cruz')}
              locale="en"
              symbol="₱"
              onSelect={() => {}}
            />
          </WinnerFrame>
        ),
      },
    },
    {
      good: {
        caption: 'The title says what the list holds: what was won, and when.',
        shows: (
          <WinnerFrame title={<SectionTitle level={3} title="Largest wins today" />}>
            <WinnerBoard
              label="Largest wins today"
              entries={wins('ma•••s', 'jo•••z')}
              locale="en"
              symbol="₱"
              onSelect={() => {}}
            />
          </WinnerFrame>
        ),
      },
      bad: {
        caption: 'The wins of others as a promise. They make nobody’s own more likely.',
        shows: (
          <WinnerFrame title={<SectionTitle level={3} title="You could be next!" />}>
            <WinnerBoard
              label="You could be next!"
              entries={wins('ma•••s', 'jo•••z')}
              locale="en"
              symbol="₱"
              onSelect={() => {}}
            />
          </WinnerFrame>
        ),
      },
    },
  ],
};
