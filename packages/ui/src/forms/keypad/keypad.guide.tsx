import { Text } from '../../foundations/text/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { AmountField } from '../amount-field/index.ts';
import { Keypad } from './index.ts';

const labels = { remove: 'Take the last digit back', decimal: 'Decimal sign' };

export const guide: Guide = {
  is: 'Large keys for digits; what was typed is shown by whoever uses it.',
  when: ['A PIN, with its keys shuffled where somebody may look on; an amount at a till.'],
  whenNot: [
    { case: 'Any usual form: the phone’s own keyboard is better known.', use: 'amount-field' },
    { case: 'A code from a message, which the phone fills in itself.', use: 'one-time-code' },
  ],
  anatomy: [
    { name: 'Keys', description: 'At least 44 px.', at: 'button' },
    { name: 'Remove', description: 'Takes back the last one.', at: 'button:last-of-type' },
    { name: 'Decimal', description: 'Only where there are places.' },
  ],
  story: 'Pin',
  keyboard: [
    ['0–9', 'Type, from the keyboard too.'],
    ['Backspace', 'Takes back the last one.'],
  ],
  pairs: [
    {
      good: {
        caption: 'What was typed stands over the keys, with its sign.',
        shows: (
          <Stack gap="rail">
            <Text voice="figures" step="s6">
              ₱125.50
            </Text>
            <Keypad label="Amount" labels={labels} decimals={2} locale="en" />
          </Stack>
        ),
      },
      bad: {
        caption: 'Keys alone: a finger that slipped is found out when the money is gone.',
        shows: <Keypad label="Amount" labels={labels} decimals={2} locale="en" />,
      },
    },
    {
      good: {
        caption: 'In a form the phone brings the keyboard that its owner knows.',
        shows: <AmountField label="Amount" locale="en" currency="PHP" symbol="₱" />,
      },
      bad: {
        caption: 'Under a field there are two keyboards once somebody touches it.',
        shows: (
          <Stack gap="rail">
            <AmountField label="Amount" locale="en" currency="PHP" symbol="₱" />
            <Keypad label="Amount" labels={labels} decimals={2} locale="en" />
          </Stack>
        ),
      },
    },
  ],
};
