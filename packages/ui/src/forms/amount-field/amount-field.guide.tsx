import type { Guide } from '../../testing/guide.ts';
import { AmountField } from './index.ts';

export const guide: Guide = {
  is: 'An amount of money, as a decimal string from the first key to the server.',
  when: [
    'Deposits, withdrawals, limits, stakes. `quick` gives the usual amounts in one press.',
    'The range is said before anybody gets it wrong.',
    '`size="large"` where the amount is what the page is about, with `faultLabel` for its bounds.',
  ],
  whenNot: [
    { case: 'A number that is no money: a text field with `inputMode`.', use: 'text-field' },
    { case: 'The amount is only shown.', use: 'money' },
  ],
  anatomy: [
    { name: 'Label', description: 'What the amount is for.', at: 'label' },
    { name: 'Sign', description: 'Where the language or the merchant writes it.' },
    { name: 'Field', description: 'Digits, and as many places as the money has.', at: 'input' },
    { name: 'Quick', description: 'Amounts that one press gives.', at: 'button' },
    { name: 'Range or error', description: 'What may be given; what is wrong.' },
  ],
  story: 'Chosen',
  keyboard: [['Tab', 'Into the field, then to the quick amounts.']],
  pairs: [
    {
      good: {
        caption: 'The limits are there before the first digit.',
        shows: (
          <AmountField
            label="Amount"
            locale="en"
            currency="PHP"
            symbol="₱"
            min="100"
            max="50000"
            quick={['100', '500', '1000']}
            rangeLabel={(min, max) => `From ${min} to ${max}`}
          />
        ),
      },
      bad: {
        caption: 'Learned only by getting it wrong.',
        shows: (
          <AmountField
            label="Amount"
            locale="en"
            currency="PHP"
            symbol="₱"
            defaultValue="50"
            error="Amount not allowed"
          />
        ),
      },
    },
  ],
};
