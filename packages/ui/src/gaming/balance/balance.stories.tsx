import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { frame } from '../../testing/board.css.ts';
import { Balance, BalanceAction } from './balance.tsx';

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
