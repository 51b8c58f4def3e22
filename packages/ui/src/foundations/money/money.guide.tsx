import { DataList } from '../../data/data-list/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { formatMoney } from './index.ts';

const pesos = (amount: string) => formatMoney(amount, { locale: 'en-PH', symbol: '₱' });

export const guide: Guide = {
  is: 'Amounts as a language writes them, from decimal strings and without a floating number.',
  when: [
    'Everywhere an amount is shown: `formatMoney` cuts and never rounds up, so that nobody sees a centavo that is not there.',
    '`inText` where an amount stands in a sentence: beside Arabic digits the sign would change sides.',
  ],
  whenNot: [
    { case: 'Somebody types an amount.', use: 'amount-field' },
    { case: 'The amount rolls when it changes.', use: 'number-ticker' },
    { case: 'It is the balance of the wallet.', use: 'balance' },
  ],
  anatomy: [
    { name: 'Sign', description: 'The merchant’s own: ₱, €, £.' },
    { name: 'Whole part', description: 'Grouped as the language groups.' },
    {
      name: 'Fraction',
      description: 'Always two places; figures of one width, so that columns line up.',
    },
  ],
  pairs: [
    {
      good: {
        caption: 'Grouped as the language groups, two places always: the column can be compared.',
        shows: (
          <DataList
            data={[
              { label: 'Balance', value: pesos('12480.5'), figures: true },
              { label: 'On its way', value: pesos('250'), figures: true },
              { label: 'Fee', value: pesos('0.5'), figures: true },
            ]}
          />
        ),
      },
      bad: {
        caption: 'A sign put before a number: now one place, now none, and no thousands to see.',
        shows: (
          <DataList
            data={[
              { label: 'Balance', value: '₱12480.5', figures: true },
              { label: 'On its way', value: '₱250', figures: true },
              { label: 'Fee', value: '₱0.5', figures: true },
            ]}
          />
        ),
      },
    },
  ],
};
