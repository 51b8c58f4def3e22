import type { Guide } from '../../testing/guide.ts';
import { LimitMeter, type LimitMeterLabels } from './index.ts';

const labels: LimitMeterLabels = {
  room: 'left',
  used: (used, limit) => `${used} of ${limit} used`,
  near: 'Nearly used',
  reached: 'Used up',
};
const deposits = {
  title: 'Deposits',
  period: 'This week',
  limit: '2000',
  locale: 'en',
  symbol: '₱',
  labels,
} as const;

export const guide: Guide = {
  is: 'How much of a limit is used, how much is left, and when it begins anew.',
  when: [
    'Wherever a limit holds: on the page of limits for each of them, before a deposit, in the statement.',
    'From four fifths on it says that little is left, in words and with a mark; at the end, that nothing is.',
    'A looser limit that was asked for stands below, with the way to stop it.',
  ],
  whenNot: [
    { case: 'The player changes the limit here.', use: 'limit-editor' },
    { case: 'Something comes closer to its end, and that is good.', use: 'progress' },
  ],
  anatomy: [
    { name: 'Title', description: 'What is limited.', at: 'h2, h3' },
    { name: 'Period', description: 'For how long.' },
    { name: 'Left', description: 'The loudest figure: what one may still do.' },
    { name: 'Mark', description: 'Nearly used, or used up; none while there is room.' },
    { name: 'Bar', description: 'Read out with both figures.', at: 'progress' },
    { name: 'Foot', description: 'Used of allowed, and when it begins anew.' },
  ],
  story: 'Near',
  pairs: [
    {
      good: {
        caption: 'Says when there will be room again.',
        shows: <LimitMeter {...deposits} used="2000" reset="Starts again on Monday" />,
      },
      bad: {
        caption: 'An end without a date: does one wait an hour or a month?',
        shows: <LimitMeter {...deposits} used="2000" />,
      },
    },
    {
      good: {
        caption: 'Words say how it stands, and no more.',
        shows: <LimitMeter {...deposits} used="1720" reset="Starts again on Monday" />,
      },
      bad: {
        caption: 'Neither blame nor hurry: a limit is a help and no mark at school.',
        shows: (
          <LimitMeter
            {...deposits}
            used="1720"
            reset="Only two days to go!"
            labels={{ ...labels, near: 'Careful!!' }}
          />
        ),
      },
    },
  ],
};
