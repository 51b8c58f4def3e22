import type { Guide } from '../../testing/guide.ts';

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
};
