import { Text } from '../../foundations/text/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { NumberTicker } from './index.ts';

export const guide: Guide = {
  is: 'A number whose digits roll when it changes.',
  when: [
    'Figures that change while somebody looks: a balance, a jackpot, a count. `RollingNumber` in a line of text.',
  ],
  whenNot: [
    { case: 'It changes every second: rolling digits cannot be read.', use: 'session-bar' },
    { case: 'It never changes.', use: 'money' },
  ],
  anatomy: [
    { name: 'Digits', description: 'Only those that change move.', at: 'span' },
    { name: 'Plates', description: 'Where the brand has them.' },
  ],
  story: 'Plates',
  pairs: [
    {
      good: {
        caption: 'In groups, as the language writes it: millions are seen as millions.',
        shows: (
          <Text voice="figures" step="s6">
            <NumberTicker value="₱833,412,906.48" />
          </Text>
        ),
      },
      bad: {
        caption: 'Nine digits in a row have to be counted, and they move.',
        shows: (
          <Text voice="figures" step="s6">
            <NumberTicker value="₱833412906.48" />
          </Text>
        ),
      },
    },
    {
      good: {
        caption: 'What is counted stands above the figure.',
        shows: (
          <Stack gap="title">
            <Text voice="label" tone="soft">
              Rounds played today
            </Text>
            <Text voice="figures" step="s6">
              <NumberTicker value="12,408" />
            </Text>
          </Stack>
        ),
      },
      bad: {
        caption: 'A figure that rolls and says nothing: players, rounds, money?',
        shows: (
          <Text voice="figures" step="s6">
            <NumberTicker value="12,408" />
          </Text>
        ),
      },
    },
  ],
};
