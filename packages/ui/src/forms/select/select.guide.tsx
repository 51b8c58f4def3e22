import type { Guide } from '../../testing/guide.ts';
import { Radio, RadioGroup } from '../radio-group/index.ts';
import { Select } from './index.ts';

const banks = [
  'Bank of the Islands',
  'Harbour Savings',
  'Mountain Trust',
  'Northern Credit',
  'Peoples Bank',
].map((label) => ({ value: label.toLowerCase(), label }));

export const guide: Guide = {
  is: 'One of many, in the browser’s own list.',
  when: [
    'Five to fifteen known choices: the phone shows them the way its owner knows.',
    '`placeholder` where nothing should be chosen beforehand.',
  ],
  whenNot: [
    { case: 'Fewer than five.', use: 'radio-group' },
    { case: 'More than fifteen, or with marks and second lines.', use: 'combobox' },
    { case: 'It does something.', use: 'menu' },
  ],
  anatomy: [
    { name: 'Label', description: 'What is chosen.', at: 'label' },
    { name: 'Field', description: 'Shows the choice.', at: 'select' },
    { name: 'Caret', description: 'Says that it opens.', at: 'svg' },
  ],
  story: 'Chosen',
  keyboard: [
    ['↑, ↓, Letters', 'Choose; how is the browser’s matter.'],
    ['Space', 'Opens the list.'],
  ],
  pairs: [
    {
      good: {
        caption: 'No bank is chosen until somebody has chosen one.',
        shows: (
          <Select
            label="Bank"
            icon="withdraw"
            options={banks}
            placeholder="Choose a bank"
            defaultValue=""
          />
        ),
      },
      bad: {
        caption: 'The first of the alphabet is chosen, and gets money that was meant for another.',
        shows: <Select label="Bank" icon="withdraw" options={banks} />,
      },
    },
    {
      good: {
        caption: 'Three choices are read at a glance and take one press.',
        shows: (
          <RadioGroup label="For how long" defaultValue="week">
            <Radio value="day">A day</Radio>
            <Radio value="week">A week</Radio>
            <Radio value="month">A month</Radio>
          </RadioGroup>
        ),
      },
      bad: {
        caption: 'Two of the three are hidden behind a press.',
        shows: (
          <Select
            label="For how long"
            options={[
              { value: 'day', label: 'A day' },
              { value: 'week', label: 'A week' },
              { value: 'month', label: 'A month' },
            ]}
            defaultValue="week"
          />
        ),
      },
    },
  ],
};
