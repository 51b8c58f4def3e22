import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import * as css from '../../testing/board.css.ts';
import { Receipt } from './receipt.tsx';

const meta = {
  title: 'Money/Receipt',
  component: Receipt,
  args: {
    title: 'Withdrawal',
    amount: '₱12,480.50',
    status: { label: 'Paid out', tone: 'success', icon: 'check' },
    facts: [
      { label: 'Asked for', value: '20 November 2026, 20:05' },
      { label: 'To', value: 'Harbour Bank, ending in 4821' },
      { label: 'Fee', value: '₱15.00', figures: true },
    ],
    number: {
      label: 'Number',
      value: 'WD-20261120-0048',
      copyLabel: 'Copy the number',
      copiedLabel: 'Copied',
    },
  },
  render: (args) => (
    <div className={css.column}>
      <Receipt {...args} />
    </div>
  ),
} satisfies Meta<typeof Receipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PaidOut: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Withdrawal' });
    await expect(within(region).getByText('Paid out')).toBeVisible();
    await userEvent.tab();
    await expect(within(region).getByRole('button', { name: 'Copy the number' })).toHaveFocus();
  },
};
export const UnderWay: Story = {
  args: {
    status: { label: 'Being looked at', tone: 'warning', icon: 'clock' },
    children: (
      <Button variant="secondary" size="medium" icon="headset">
        Ask about it
      </Button>
    ),
  },
};
export const Refused: Story = {
  args: {
    status: { label: 'Refused', tone: 'danger', icon: 'close' },
    facts: [
      { label: 'Why', value: 'The account belongs to somebody else.' },
      { label: 'To', value: 'Harbour Bank, ending in 4821' },
    ],
  },
};
export const LongAmount: Story = { args: { title: 'Deposit', amount: '₱123,456,789,012.50' } };
