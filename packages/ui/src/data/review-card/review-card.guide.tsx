import type { Guide } from '../../testing/guide.ts';
import { ReviewCard } from './index.ts';

export const guide: Guide = {
  is: 'What was given so far, to be looked over before it is sent.',
  when: [
    'At the end of a form in several steps: one card a step, with a way back to each.',
    'What is wrong stands at the answer it is about.',
  ],
  whenNot: [
    { case: 'It was already sent and is a fact.', use: 'data-list' },
    { case: 'A payment that was made.', use: 'receipt' },
  ],
  anatomy: [
    { name: 'Title', description: 'What belongs together.', at: 'h2, h3' },
    { name: 'Way back', description: '“Change”; leads to the very step.', at: 'button, a' },
    { name: 'Facts', description: 'Each label once; what was left out is named too.', at: 'dl' },
  ],
  story: 'Given',
  pairs: [
    {
      good: {
        caption: 'Every answer is there, the missing one too.',
        shows: (
          <ReviewCard
            title="Your address"
            facts={[{ label: 'Street', value: 'Mabini Street 12' }, { label: 'Floor' }]}
            emptyLabel="Not given"
            editLabel="Change"
            onEdit={() => undefined}
          />
        ),
      },
      bad: {
        caption: 'Without a way back somebody has to begin again.',
        shows: (
          <ReviewCard
            title="Your address"
            facts={[{ label: 'Street', value: 'Mabini Street 12' }]}
          />
        ),
      },
    },
  ],
};
