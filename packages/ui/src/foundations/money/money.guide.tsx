import type { Guide } from '../../testing/guide.ts';

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
};
