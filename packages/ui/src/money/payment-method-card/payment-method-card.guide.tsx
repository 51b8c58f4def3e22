import type { Guide } from '../../testing/guide.ts';
import { RadioGroup } from '../../forms/radio-group/index.ts';
import { PaymentMethodCard } from './index.ts';

const wallet = [
  { label: 'Limits', value: '₱100 – ₱50,000' },
  { label: 'Fee', value: 'None' },
  { label: 'Takes', value: 'a minute' },
];
const bank = [
  { label: 'Limits', value: '₱500 – ₱500,000' },
  { label: 'Fee', value: '₱15' },
  { label: 'Takes', value: 'one to three working days' },
];

export const guide: Guide = {
  is: 'A way to pay, with its limits, its fee and how long it takes.',
  when: [
    'In a radio group with `cards`: what one needs to choose is on the card and not behind it.',
    '`unavailable` says why it cannot be chosen now, and since when not for ever.',
  ],
  whenNot: [{ case: 'Anything that is no way to pay.', use: 'radio-group' }],
  anatomy: [
    { name: 'Mark', description: 'The bank’s; a purse stands in for one.', at: 'img' },
    { name: 'Name', description: 'With a tag beside it at most.', at: 'label' },
    { name: 'Facts', description: 'Limits, fee, time.', at: 'dl' },
    { name: 'Choice', description: 'The browser’s radio button.', at: 'input' },
  ],
  story: 'Chosen',
  keyboard: [['↑, ↓', 'Choose the one before or after.']],
  pairs: [
    {
      good: {
        caption: 'What it costs and how long it takes is known before the choice.',
        shows: (
          <RadioGroup cards label="How you want to pay" defaultValue="wallet">
            <PaymentMethodCard value="wallet" facts={wallet}>
              Harbour Wallet
            </PaymentMethodCard>
            <PaymentMethodCard value="bank" facts={bank}>
              Bank transfer
            </PaymentMethodCard>
          </RadioGroup>
        ),
      },
      bad: {
        caption: 'Only names: the fee is learned once it is chosen.',
        shows: (
          <RadioGroup cards label="How you want to pay" defaultValue="wallet">
            <PaymentMethodCard value="wallet">Harbour Wallet</PaymentMethodCard>
            <PaymentMethodCard value="bank">Bank transfer</PaymentMethodCard>
          </RadioGroup>
        ),
      },
    },
    {
      good: {
        caption: 'Says why it cannot be chosen now, and what would change that.',
        shows: (
          <RadioGroup cards label="How you want to pay">
            <PaymentMethodCard
              value="bank"
              facts={bank}
              unavailable="Not before your papers have been looked at."
            >
              Bank transfer
            </PaymentMethodCard>
          </RadioGroup>
        ),
      },
      bad: {
        caption: 'It cannot be chosen, and nothing says why: broken, full or forbidden?',
        shows: (
          <RadioGroup cards label="How you want to pay">
            <PaymentMethodCard value="bank" facts={bank} disabled>
              Bank transfer
            </PaymentMethodCard>
          </RadioGroup>
        ),
      },
    },
  ],
};
