import type { Guide } from '../../testing/guide.ts';
import { CheckIn, type CheckInState } from './index.ts';

const labels = {
  claimed: 'Claimed',
  today: 'Today',
  missed: 'Missed',
  coming: 'To come',
  claim: 'Claim today’s reward',
  done: 'Today’s reward is yours',
};
const week: readonly (readonly [day: string, state: CheckInState])[] = [
  ['Mon', 'claimed'],
  ['Tue', 'missed'],
  ['Wed', 'today'],
  ['Thu', 'coming'],
  ['Fri', 'coming'],
  ['Sat', 'coming'],
  ['Sun', 'coming'],
];
const daysOf = (rewards: readonly string[]) =>
  week.map(([day, state], index) => ({
    key: day,
    label: day,
    reward: rewards[index] ?? '',
    state,
  }));

export const guide: Guide = {
  is: 'Days with a reward each, and the way to take that of today.',
  when: [
    'A promotion gives something for coming by, a week or a month long.',
    'Every day can be told before it comes: the rewards stand there from the first day on.',
    'A missed day is told and left alone. Nothing counts down, and no row of days is lost by it.',
  ],
  whenNot: [
    { case: 'The days are dates to be chosen.', use: 'date-picker' },
    { case: 'It is a way of steps that are done in their order.', use: 'stepper' },
    { case: 'It is one reward with a date until which it can be used.', use: 'coupon-card' },
    { case: 'The profile of the jurisdiction forbids rewards for coming by: leave it out.' },
  ],
  anatomy: [
    { name: 'Day', description: 'Its name as short as its place, and what it brings.', at: 'li' },
    {
      name: 'State',
      description:
        'Claimed, today, missed or to come: by a glyph and in a word, never by colour alone.',
      at: 'li svg',
    },
    {
      name: 'Claim',
      description: 'One button for today. When it is taken, a sentence stands in its place.',
      at: 'button',
    },
  ],
  keyboard: [
    ['Tab', 'Goes to the button alone: the days are a list to be read.'],
    ['Enter, Space', 'Takes the reward of today.'],
  ],
  pairs: [
    {
      good: {
        caption: 'Says what the press does.',
        shows: (
          <CheckIn
            label="This week"
            days={daysOf(['₱5', '₱5', '₱5', '₱5', '₱5', '₱5', '₱50'])}
            labels={labels}
            onClaim={() => undefined}
          />
        ),
      },
      bad: {
        caption: 'Hurry, and the fear of losing what nobody has yet.',
        shows: (
          <CheckIn
            label="This week"
            days={daysOf(['₱5', '₱5', '₱5', '₱5', '₱5', '₱5', '₱50'])}
            labels={{ ...labels, claim: 'Quick, before you lose it!' }}
            onClaim={() => undefined}
          />
        ),
      },
    },
    {
      good: {
        caption: 'All rewards are told from the first day on: whoever comes knows for what.',
        shows: (
          <CheckIn
            label="This week"
            days={daysOf(['₱5', '₱5', '₱5', '₱5', '₱10', '₱10', '₱50'])}
            labels={labels}
            onClaim={() => undefined}
          />
        ),
      },
      bad: {
        caption: 'Rewards behind question marks draw people back by not telling.',
        shows: (
          <CheckIn
            label="This week"
            days={daysOf(['₱5', '₱5', '₱5', '?', '?', '?', '?'])}
            labels={labels}
            onClaim={() => undefined}
          />
        ),
      },
    },
  ],
};
