import type { Guide } from '../../testing/guide.ts';
import { FactStrip } from './index.ts';

export const guide: Guide = {
  is: 'A small sum: what is paid, what it costs, and what arrives.',
  when: [
    'Right over the button that pays or withdraws: the last look before one agrees.',
    'One row counts most. In a deposit it is what is paid, in a withdrawal what arrives.',
  ],
  whenNot: [
    { case: 'Facts that come to nothing: names, numbers, states.', use: 'data-list' },
    { case: 'It is over and has a number.', use: 'receipt' },
    { case: 'The terms of an offer.', use: 'offer-facts' },
  ],
  anatomy: [
    { name: 'Label', description: 'Two words.', at: 'dt' },
    { name: 'Value', description: 'Figures of one width, at the end.', at: 'dd' },
    { name: 'Main', description: 'Larger, and apart from the rest.', at: '[data-main]' },
  ],
  pairs: [
    {
      good: {
        caption: 'The fee is a row of its own, even where there is none.',
        shows: (
          <FactStrip
            main="You get"
            facts={[
              { label: 'You pay', value: '₱500.00' },
              { label: 'Fee', value: 'None' },
              { label: 'You get', value: '₱500.00' },
            ]}
          />
        ),
      },
      bad: {
        caption: 'Something is missing between both, and nobody says what.',
        shows: (
          <FactStrip
            main="You get"
            facts={[
              { label: 'You pay', value: '₱500.00' },
              { label: 'You get', value: '₱485.00' },
            ]}
          />
        ),
      },
    },
  ],
};
