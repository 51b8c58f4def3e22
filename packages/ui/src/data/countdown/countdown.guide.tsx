import { Button } from '../../actions/button/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Countdown } from './index.ts';

export const guide: Guide = {
  is: 'The time until something, told calmly: it neither blinks nor turns red.',
  when: [
    'An offer that ends, a draw that begins. It goes by the server’s clock and not by the phone’s.',
    '`look="clock"` where there are many beside each other, as on a page of lotteries: it is not said aloud.',
    '`look="clock"` with `spoken` for one that runs out soon, such as a code to pay by: five minutes, one and the end are said.',
  ],
  whenNot: [
    { case: 'The end is days away and nobody waits for it: write the date.', use: 'text' },
    {
      case: 'It should hurry somebody into paying. That is not what it is for, and no regulator likes it.',
    },
  ],
  anatomy: [
    { name: 'Words', description: 'What happens then: “Ends in”.' },
    {
      name: 'Figures',
      description: 'Of one width; days, hours, minutes, and seconds at the very end.',
      at: '[role="timer"], time',
    },
    { name: 'End', description: '`endLabel` stands there once it is over.' },
  ],
  pairs: [
    {
      good: {
        caption: 'Says what ends, and then that it has.',
        shows: (
          <Countdown
            until={Date.UTC(2026, 0, 1)}
            locale="en"
            label="Ends in"
            endLabel="This offer has ended."
          />
        ),
      },
      bad: {
        caption: 'Never beside a button for money: the two together push.',
        shows: (
          <Stack gap="list">
            <Countdown until={Date.UTC(2099, 0, 1)} locale="en" label="Only" endLabel="Too late!" />
            <Button full>Deposit now</Button>
          </Stack>
        ),
      },
    },
  ],
};
