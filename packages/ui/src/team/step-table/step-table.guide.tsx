import type { Guide } from '../../testing/guide.ts';
import { StepTable } from './index.ts';

const shown = {
  caption: 'Dividend',
  locale: 'en',
  symbol: '₱',
  labels: { from: 'From', active: 'Active people', rate: 'Share', reached: 'Now' },
} as const;

const steps = [
  { from: '0', active: '3', rate: '5' },
  { from: '100000', active: '5', rate: '10' },
] as const;

export const guide: Guide = {
  is: 'The steps of an agreement: from how much, with how many people, what share.',
  when: [
    '`StepTable` wherever somebody reads or accepts an agreement: all of its steps, none folded.',
    '`StepEditor` where an offer is written; it keeps what is typed, and its caller says what is wrong.',
  ],
  whenNot: [
    { case: 'One rate for each kind of game.', use: 'rate-field' },
    { case: 'How far one is between two levels.', use: 'level-track' },
    { case: 'When an agreement was offered, accepted and ended.', use: 'timeline' },
  ],
  anatomy: [
    { name: 'From', description: 'The least of which the step counts.', at: 'th' },
    { name: 'Active people', description: 'The other side: both have to be reached.' },
    { name: 'Share', description: 'What is earned then.', at: 'td' },
    { name: 'Mark', description: 'On the step that is reached now.' },
  ],
  story: 'Read',
  pairs: [
    {
      good: {
        caption: 'Where the reader stands is marked in their own agreement.',
        shows: <StepTable {...shown} steps={steps} reached={0} />,
      },
      bad: {
        caption: 'The last step alone: it promises what hardly anybody earns.',
        shows: <StepTable {...shown} steps={steps.slice(1)} />,
      },
    },
  ],
};
