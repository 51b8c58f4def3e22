import type { Guide } from '../../testing/guide.ts';
import { StrengthMeter, type StrengthLabels } from './index.ts';

const labels: StrengthLabels = {
  label: 'Strength',
  levels: ['Too short', 'Easy to guess', 'Fair', 'Good', 'Strong'],
  hints: {
    longer: 'A longer one is harder to guess.',
    avoid: 'Leave your own name out.',
    common: 'Many people use this one.',
    pattern: 'Letters in a row are guessed at once.',
    mixed: 'Mix in figures or capitals.',
  },
};

export const guide: Guide = {
  is: 'How hard a password is to guess, in four steps and a word.',
  when: ['Below a field for a new password. It says what would help most, the most useful first.'],
  whenNot: [
    { case: 'To keep somebody from a password: the server decides.' },
    { case: 'At the log-in, where nothing is chosen.', use: 'password-field' },
  ],
  anatomy: [
    {
      name: 'Steps',
      description: 'Four; colour is not the only thing that tells them.',
      at: '[role="meter"], div',
    },
    { name: 'Word', description: 'From too short to hard to guess.' },
    { name: 'Hint', description: 'What would make it better.' },
  ],
  story: 'Fair',
  pairs: [
    {
      good: {
        caption: 'A word says whether it will do.',
        shows: <StrengthMeter value="ktwmvxbr" labels={labels} />,
      },
      bad: {
        caption: 'Counts the steps a second time. Is two enough?',
        shows: (
          <StrengthMeter
            value="ktwmvxbr"
            labels={{ ...labels, levels: ['0 of 4', '1 of 4', '2 of 4', '3 of 4', '4 of 4'] }}
          />
        ),
      },
    },
    {
      good: {
        caption: 'One thing at a time, and the one that helps most.',
        shows: <StrengthMeter value="ktwmvxbr" labels={labels} />,
      },
      bad: {
        caption: 'A rule book: it is obeyed with “Ktwmvxbr1!”, which is hardly better.',
        shows: (
          <StrengthMeter
            value="ktwmvxbr"
            labels={{
              ...labels,
              hints: {
                ...labels.hints,
                longer: 'It needs 8 to 16 signs, a capital, a figure, a symbol and no spaces.',
              },
            }}
          />
        ),
      },
    },
  ],
};
