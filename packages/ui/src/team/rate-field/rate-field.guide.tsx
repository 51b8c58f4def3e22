import type { Guide } from '../../testing/guide.ts';
import { RateField } from './index.ts';

const shown = {
  label: 'Slots',
  min: '0.2000',
  max: '0.7000',
  step: '0.0500',
  lessLabel: 'Lower',
  moreLabel: 'Higher',
};

export const guide: Guide = {
  is: 'A percentage between two ends, typed or in steps.',
  when: [
    'A rebate, a share: small figures of which a wrong one costs money. Say both ends in the hint.',
  ],
  whenNot: [
    { case: 'Money.', use: 'amount-field' },
    { case: 'A few that are usual.', use: 'chip-group' },
  ],
  anatomy: [
    { name: 'Steps', description: 'A step down and one up; they stop at the ends.', at: 'button' },
    { name: 'Field', description: 'What is typed may be wrong until it is done.', at: 'input' },
  ],
  story: 'Filled',
  keyboard: [
    ['Arrow up, Arrow down', 'A step.'],
    ['Page up, Page down', 'Ten steps.'],
  ],
  pairs: [
    {
      good: {
        caption: 'Both ends stand below it before anybody runs into them.',
        shows: <RateField {...shown} defaultValue="0.45" hint="0.20 % – 0.70 %" />,
      },
      bad: {
        caption: 'An error that only says no: what would have been taken?',
        shows: <RateField {...shown} defaultValue="0.85" error="This rate is not allowed" />,
      },
    },
  ],
};
