import type { Guide } from '../../testing/guide.ts';
import { JackpotBanner } from './index.ts';

export const guide: Guide = {
  is: 'A jackpot: digits that roll, on a card or between rules.',
  when: [
    'A true figure, fed by a server. An invented one must say so: `demoLabel`.',
    'It rests while pointed at, and under reduced motion.',
  ],
  whenNot: [
    { case: 'A member’s own money.', use: 'balance' },
    { case: 'A count that changes now and then.', use: 'number-ticker' },
  ],
  anatomy: [
    { name: 'Title', description: 'What can be won.', at: 'h2, h3' },
    { name: 'Figure', description: 'Read out once and never announced.' },
    { name: 'Demo', description: 'That the number is invented.' },
    { name: 'Line', description: 'Where it can be won.' },
  ],
  story: 'Demo',
  pairs: [
    {
      good: {
        caption: 'A figure that is invented says so.',
        shows: (
          <JackpotBanner
            level={3}
            title="Grand jackpot"
            description="Across seven studios"
            demoLabel="Demo"
            amount="833412906.48"
            locale="en"
            symbol="₱"
          />
        ),
      },
      bad: {
        caption: 'The same figure without the word: somebody will count on it.',
        shows: (
          <JackpotBanner
            level={3}
            title="Grand jackpot"
            description="Across seven studios"
            amount="833412906.48"
            locale="en"
            symbol="₱"
          />
        ),
      },
    },
    {
      good: {
        caption: 'The line says where it can be won.',
        shows: (
          <JackpotBanner
            level={3}
            title="Grand jackpot"
            description="Across 214 games"
            amount="833412906.48"
            locale="en"
            symbol="₱"
          />
        ),
      },
      bad: {
        caption: 'As if it were about to fall: it is as likely in this round as in any other.',
        shows: (
          <JackpotBanner
            level={3}
            title="Grand jackpot"
            description="Could fall any moment now!"
            amount="833412906.48"
            locale="en"
            symbol="₱"
          />
        ),
      },
    },
  ],
};
