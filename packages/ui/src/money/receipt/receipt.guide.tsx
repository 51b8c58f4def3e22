import type { Guide } from '../../testing/guide.ts';
import { Receipt } from './index.ts';

const facts = [
  { label: 'Asked for', value: '20 November 2026, 20:05' },
  { label: 'To', value: 'Harbour Bank, ending in 4821' },
];

export const guide: Guide = {
  is: 'One payment, with all that somebody may be asked about it later.',
  when: ['After a payment, and again from the records: it says the same in both places.'],
  whenNot: [
    { case: 'Many payments.', use: 'table' },
    { case: 'Before it is sent, to be looked over.', use: 'review-card' },
  ],
  anatomy: [
    { name: 'Amount', description: 'The largest thing on it.', at: 'section' },
    { name: 'State', description: 'A tag: under way, paid out, refused.' },
    { name: 'Facts', description: 'Fee, way, times.', at: 'dl' },
    {
      name: 'Number',
      description: 'With a button that copies it, since service will ask for it.',
      at: 'button',
    },
    { name: 'Ways on', description: 'What can be done now.' },
  ],
  story: 'PaidOut',
  pairs: [
    {
      good: {
        caption: 'A number to be copied: service asks for it first.',
        shows: (
          <Receipt
            title="Withdrawal"
            amount="₱12,480.50"
            status={{ label: 'Being looked at', tone: 'warning', icon: 'clock' }}
            facts={facts}
            number={{
              label: 'Number',
              value: 'WD-20261120-0048',
              copyLabel: 'Copy the number',
              copiedLabel: 'Copied',
            }}
          />
        ),
      },
      bad: {
        caption: 'Without a number, whoever asks about it has to describe a payment.',
        shows: (
          <Receipt
            title="Withdrawal"
            amount="₱12,480.50"
            status={{ label: 'Being looked at', tone: 'warning', icon: 'clock' }}
            facts={facts}
          />
        ),
      },
    },
    {
      good: {
        caption: 'Refused, and why: it can be put right.',
        shows: (
          <Receipt
            title="Withdrawal"
            amount="₱500.00"
            status={{ label: 'Refused', tone: 'danger', icon: 'close' }}
            facts={[{ label: 'Why', value: 'The account belongs to somebody else.' }, ...facts]}
          />
        ),
      },
      bad: {
        caption: 'A red word and no reason: the same is tried once more.',
        shows: (
          <Receipt
            title="Withdrawal"
            amount="₱500.00"
            status={{ label: 'Refused', tone: 'danger', icon: 'close' }}
            facts={facts}
          />
        ),
      },
    },
  ],
};
