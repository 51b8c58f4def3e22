import type { Guide } from '../../testing/guide.ts';
import { Progress } from './index.ts';

export const guide: Guide = {
  is: 'How far something has come, as a bar.',
  when: [
    'Something has a known end: wagering, a file, a limit that is used up.',
    '`valueText` says it in words: percent of what, nobody knows.',
  ],
  whenNot: [
    { case: 'Nobody knows how long it takes, and it is short.', use: 'spinner' },
    { case: 'It goes from step to step.', use: 'stepper' },
    { case: 'It rises through levels.', use: 'level-track' },
  ],
  anatomy: [
    { name: 'Label', description: 'What goes on.', at: 'label' },
    { name: 'Value', description: 'In words, at the end.' },
    { name: 'Bar', description: 'The browser’s own, so it is read out.', at: 'progress' },
  ],
  story: 'Some',
  pairs: [
    {
      good: {
        caption: 'Says how much of how much.',
        shows: <Progress label="Wagering" value={1200} max={5000} valueText="₱1,200 of ₱5,000" />,
      },
      bad: {
        caption: 'A bar alone: 24 percent of something.',
        shows: <Progress label="Wagering" labelHidden value={24} max={100} />,
      },
    },
  ],
};
