import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { frame } from '../../testing/board.css.ts';
import { BalanceAction } from './balance-action.tsx';
import { Balance, type BalanceProps } from './balance.tsx';

const meta = {
  title: 'Gaming/Balance',
  component: Balance,
  decorators: [
    (Story) => (
      <div className={frame}>
        <Story />
      </div>
    ),
  ],
  args: {
    amount: '12480.509',
    symbol: '₱',
    locale: 'en',
    label: 'Balance',
    defaultConcealed: false,
    onConcealedChange: fn(),
    concealLabel: 'Hide',
    revealLabel: 'Show',
    onRefresh: fn(),
    refreshLabel: 'Refresh',
    end: <BalanceAction>Deposit</BalanceAction>,
  },
} satisfies Meta<typeof Balance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Unknown: Story = { args: { amount: undefined } };
export const Stuck: Story = {
  args: { stuck: true, start: <IconButton icon="menu" label="Menu" /> },
};

export const Hiding: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('₱12,480.50')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Hide/ }));
    await expect(canvas.getByText('₱**,***.**')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Show/ }));
    await expect(canvas.getByText('₱12,480.50')).toBeVisible();
  },
};

export const Refreshing: Story = {
  name: 'Masks while it is fetched again (part of HM-28)',
  args: { loading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('₱**,***.**')).toBeVisible();
  },
};

function Winning(props: BalanceProps) {
  const [amount, setAmount] = useState('80.00');
  return <Balance {...props} amount={amount} onRefresh={() => setAmount('180.00')} />;
}

const rolling = (canvasElement: HTMLElement) =>
  canvasElement.querySelectorAll('[data-digit]').length;

export const Changing: Story = {
  name: 'Rolls to what it becomes, and is a text again',
  globals: { motion: 'device' },
  render: (args) => <Winning {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(rolling(canvasElement)).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(rolling(canvasElement)).toBeGreaterThan(3));
    await expect(canvas.getByRole('button', { name: /₱180\.00/ })).toBeVisible();
    await waitFor(() => expect(rolling(canvasElement)).toBe(0), { timeout: 60_000 });
    await expect(canvas.getByText('₱180.00')).toBeVisible();
  },
};

export const ChangingCalmly: Story = {
  name: 'Is what it becomes at once where less motion is asked for',
  globals: { motion: 'reduced' },
  render: (args) => <Winning {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(canvas.getByText('₱180.00')).toBeVisible();
    await expect(rolling(canvasElement)).toBe(0);
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Hide/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConcealedChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('button', { name: /Show/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Deposit' })).toHaveFocus();
  },
};
