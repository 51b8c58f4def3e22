import { Button } from '../../actions/button/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { SessionBar } from './index.ts';

export const guide: Guide = {
  is: 'How long has been played and what came of it, in a quiet line beside a game.',
  when: [
    'Over or under a game, where a regulator asks for it or a player wants it.',
    'Neither result is drawn louder than the other: a win is no green flash here.',
  ],
  whenNot: [
    { case: 'A player has to stop and look.', use: 'reality-check' },
    { case: 'Figures to compare later.', use: 'stat-card' },
  ],
  anatomy: [
    { name: 'Time', description: 'Changes every second and is never read out by itself.' },
    { name: 'Result', description: 'Won or lost, in the same weight.' },
    { name: 'End', description: 'A way to a break.', at: 'button, a' },
  ],
  pairs: [
    {
      good: {
        caption: 'A sign and a currency: nobody has to guess how it stands.',
        shows: (
          <SessionBar
            label="This session"
            time={{ label: 'Played', value: '00:42:10' }}
            result={{ label: 'Result', value: '−₱120.00' }}
          />
        ),
      },
      bad: {
        caption: 'A bare figure: won, lost, or put in?',
        shows: (
          <SessionBar
            label="This session"
            time={{ label: 'Played', value: '00:42:10' }}
            result={{ label: 'Result', value: '120.00' }}
          />
        ),
      },
    },
    {
      good: {
        caption: 'What stands at the end of the line leads to a break.',
        shows: (
          <SessionBar
            label="This session"
            time={{ label: 'Played', value: '00:42:10' }}
            result={{ label: 'Result', value: '−₱45.50' }}
            end={
              <Button variant="quiet" size="medium" icon="pause">
                Break
              </Button>
            }
          />
        ),
      },
      bad: {
        caption: 'A loss, and right beside it the way to put in more.',
        shows: (
          <SessionBar
            label="This session"
            time={{ label: 'Played', value: '00:42:10' }}
            result={{ label: 'Result', value: '−₱45.50' }}
            end={
              <Button variant="quiet" size="medium" icon="deposit">
                Deposit
              </Button>
            }
          />
        ),
      },
    },
  ],
};
