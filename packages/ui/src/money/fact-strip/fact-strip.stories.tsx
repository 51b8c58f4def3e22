import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import * as css from '../../testing/board.css.ts';
import { FactStrip } from './fact-strip.tsx';

const meta = {
  title: 'Money/Fact strip',
  component: FactStrip,
  args: {
    facts: [
      { label: 'You pay', value: '₱500.00' },
      { label: 'Fee', value: '₱15.00' },
      { label: 'You get', value: '₱485.00' },
    ],
    main: 'You get',
  },
  render: (args) => (
    <div className={css.column}>
      <FactStrip {...args} />
    </div>
  ),
} satisfies Meta<typeof FactStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Withdrawal: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(terms).toEqual(['You pay', 'Fee', 'You get']);
    await expect(values).toEqual(['₱500.00', '₱15.00', '₱485.00']);
  },
};
export const Deposit: Story = {
  args: {
    facts: [
      { label: 'You pay', value: '₱500.00' },
      { label: 'Fee', value: 'None' },
      { label: 'Bonus', value: '₱250.00', description: 'Play it 10 times before 30 November' },
    ],
    main: 'You pay',
  },
};
export const InTheMiddle: Story = {
  args: {
    facts: [
      { label: 'You pay', value: '₱500.00' },
      { label: 'Fee', value: '₱15.00', description: 'By your bank, not by us' },
      { label: 'You get', value: '₱485.00' },
      { label: 'Bonus', value: '₱250.00' },
      { label: 'To play', value: '₱2,500.00' },
    ],
    main: 'You get',
  },
};
export const LongText: Story = {
  args: {
    facts: [
      {
        label: 'What leaves the account that you have with your own bank',
        value: '₱9,007,199,254,740,993.07',
      },
      { label: 'Fee', value: '₱0.00' },
      {
        label: 'What arrives',
        value: '₱9,007,199,254,740,993.07',
        description: 'Within three working days of the country in which your bank has its seat',
      },
    ],
    main: 'What arrives',
  },
};
