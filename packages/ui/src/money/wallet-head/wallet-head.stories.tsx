import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import { ButtonGroup } from '../../layout/button-group/button-group.tsx';
import * as css from '../../testing/board.css.ts';
import { WalletHead } from './wallet-head.tsx';

const meta = {
  title: 'Money/Wallet head',
  component: WalletHead,
  args: {
    label: 'Your money',
    amount: '12480.5',
    symbol: '₱',
    locale: 'en',
    parts: [
      { label: 'Cash', amount: '11230', icon: 'coins' },
      { label: 'At vendors', amount: '1250.5', icon: 'game-all' },
      { label: 'Bonus', amount: '250', icon: 'gift' },
      { label: 'Held', amount: '500', icon: 'lock' },
    ],
    onConcealedChange: fn(),
  },
  render: (args) => (
    <div className={css.column}>
      <WalletHead {...args} />
    </div>
  ),
} satisfies Meta<typeof WalletHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Unknown: Story = { args: { amount: undefined } };
export const Loading: Story = { args: { loading: true } };
export const Concealed: Story = { args: { defaultConcealed: true } };
export const Small: Story = { args: { size: 'small' } };
export const Nothing: Story = {
  render: ({ parts: _parts, ...args }) => (
    <div className={css.column}>
      <WalletHead {...args} amount="0" />
    </div>
  ),
};
export const WithActions: Story = {
  args: {
    children: (
      <ButtonGroup>
        <Button>Deposit</Button>
        <Button variant="secondary">Withdraw</Button>
      </ButtonGroup>
    ),
  },
};
export const LongFigures: Story = {
  args: {
    amount: '9007199254740993.07',
    parts: [
      { label: 'What is yours and can be withdrawn', amount: '9007199254740993.07' },
      { label: 'Held', amount: '0' },
    ],
  },
};

export const Keyboard: Story = {
  args: { onConcealedChange: fn() },
  play: async ({ args, canvasElement }) => {
    const region = within(within(canvasElement).getByRole('region', { name: 'Your money' }));
    const sum = region.getByText('₱12,480.50');
    await expect(sum).toBeVisible();
    // It stands where lines of the page begin, though its figures run from the left.
    await expect(getComputedStyle(sum).textAlign).toBe(
      document.documentElement.dir === 'rtl' ? 'right' : 'left',
    );
    await userEvent.tab();
    await expect(region.getByRole('button', { name: 'Hide' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConcealedChange).toHaveBeenLastCalledWith(true);
    // The parts would tell the sum: they are hidden with it.
    await expect(region.getAllByText('₱**,***.**')).toHaveLength(2);
    await expect(canvasElement).not.toHaveTextContent(/\d/);
    await userEvent.keyboard('{Enter}');
    await expect(region.getByRole('button', { name: 'Hide' })).toHaveFocus();
    await expect(region.getByText('₱11,230.00')).toBeVisible();
  },
};
