import type { Guide } from '../../testing/guide.ts';
import { PlayBar } from './index.ts';

const leave = { label: 'Leave the game', onClick: () => undefined };

export const guide: Guide = {
  is: 'A narrow bar over a game: how long, with what result, how much is left, and the ways out.',
  when: [
    'Over every game that is played for money. A win and a loss look alike.',
    '`practiceLabel` where no money is played for; `lock` where a law wants that to be one press away.',
    'It counts by itself from `startedAt`, or shows the `elapsed` time of whoever counts.',
  ],
  whenNot: [
    { case: 'Beside a page and not over a game.', use: 'session-bar' },
    { case: 'A player has to stop and look.', use: 'reality-check' },
  ],
  anatomy: [
    { name: 'Clock', description: 'Never read out by itself.', at: '[role="timer"]' },
    { name: 'Result', description: 'With its sign, in the weight of the rest.' },
    { name: 'Balance', description: 'What is left to play with.' },
    {
      name: 'Buttons',
      description: 'Lock, limits, explain, leave; larger than the bar is high.',
      at: 'button',
    },
  ],
  story: 'WithLock',
  keyboard: [['Tab', 'Through the buttons; the way out is the last.']],
  pairs: [
    {
      good: {
        caption: 'Practice says so, and shows no money.',
        shows: (
          <PlayBar
            label="This game"
            timeLabel="Played"
            elapsed={754_000}
            locale="en"
            practiceLabel="Practice"
            leave={leave}
          />
        ),
      },
      bad: {
        caption: 'A win that nobody won: it looks like money.',
        shows: (
          <PlayBar
            label="This game"
            timeLabel="Played"
            elapsed={754_000}
            locale="en"
            net={{ label: 'Result', value: '+₱1,840.00' }}
            leave={leave}
          />
        ),
      },
    },
  ],
};
