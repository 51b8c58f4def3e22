import { Button } from '../../actions/button/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Celebration } from './index.ts';

export const guide: Guide = {
  is: 'A moment for a step of one’s own: shapes of the brand fly up once, and it is told in words.',
  when: [
    'Somebody has done something once that is worth a moment: the first deposit, a level of the club, a promotion claimed.',
    'The page goes on under it: what to do next is the button that it brings.',
    'A phone may be felt as well (`haptic`), and only where motion is welcome.',
  ],
  whenNot: [
    {
      case: 'A game has paid. What was won is never celebrated by the site: it would speak for playing on.',
    },
    { case: 'It was saved, sent or copied, as it is every day.', use: 'toast' },
    { case: 'It was refused, or needs something more.', use: 'message' },
    { case: 'It is how far somebody has come, not that they have arrived.', use: 'level-track' },
  ],
  anatomy: [
    {
      name: 'Mark',
      description: 'Of the occasion, or one that is brought along, such as the badge of the level.',
      at: 'svg',
    },
    {
      name: 'What has been reached',
      description: 'A title in a few words, and said aloud once.',
      at: 'h2',
    },
    {
      name: 'What it means',
      description: 'A sentence: what can be done now that could not be done before.',
      at: 'p',
    },
    {
      name: 'What next',
      description: 'One button. The way out is beside it or behind it, never hidden.',
      at: 'button',
    },
  ],
  story: 'LevelUp',
  pairs: [
    {
      good: {
        caption: 'A step of one’s own, and what it changes.',
        shows: (
          <Celebration
            occasion="level-up"
            title="You have reached Silver"
            description="From today withdrawals of yours are looked at first."
          />
        ),
      },
      bad: {
        caption: 'A win that the site rejoices at: that speaks for playing on.',
        shows: (
          <Celebration
            occasion="level-up"
            title="You have won ₱1,204.75"
            description="Lantern Reels has paid a hundred times your stake."
          />
        ),
      },
    },
    {
      good: {
        caption: 'The button leads to what is new. One can also just read, and go.',
        shows: (
          <Celebration
            occasion="first-deposit"
            title="Your first deposit is here"
            description="₱500.00 is in your wallet. You can set a limit at any time."
            action={<Button>Choose a game</Button>}
          />
        ),
      },
      bad: {
        caption: 'The moment is used to ask for more money.',
        shows: (
          <Celebration
            occasion="first-deposit"
            title="Your first deposit is here"
            description="₱500.00 is in your wallet. You can set a limit at any time."
            action={<Button>Deposit more now</Button>}
          />
        ),
      },
    },
  ],
};
