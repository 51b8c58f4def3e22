import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitFor, within } from 'storybook/test';

import { offer } from './orders.ts';
import { patience } from './settled.ts';
import { screenStory } from './screen-story.tsx';
import type { ScreenProps } from './shown.tsx';

const meta = {
  ...screenStory,
  title: 'Screens/Cashier',
  tags: ['!autodocs'],
  args: { path: '/m/voucherCenter', answering: 'loaded', member: true },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<ScreenProps>;

const order = (id: number): Story => ({ args: { path: `/m/voucherCenter?order=${id}` } });

/** In the layout of a brand, or in the other one, as platforms name them. */
const layout = (depFunc: '0' | '1'): Story => ({
  beforeEach: () => {
    localStorage.setItem('template', JSON.stringify({ mem_cen: '0', dep_func: depFunc }));
    return () => localStorage.removeItem('template');
  },
});

export const Deposit: Story = layout('0');
export const DepositStep: Story = layout('1');
export const DepositAmount: Story = {
  ...layout('1'),
  args: { path: '/m/voucherCenter?step=2' },
  play: async ({ canvasElement }) => {
    const main = await within(canvasElement).findByRole('main', {}, patience);
    await waitFor(() => within(main).getByRole('textbox'), patience);
  },
};
export const DepositLoading: Story = { args: { answering: 'loading' } };
export const DepositFailed: Story = { args: { answering: 'failed' } };
export const Prompt: Story = { beforeEach: () => offer({ prompt: true }) };
export const NoRoom: Story = {
  beforeEach: () =>
    offer({
      room: {
        amount: '0.00',
        limitType: 'deposit',
        period: '7d',
        resetAt: Date.UTC(2026, 10, 29, 16),
      },
    }),
};
export const NoMethod: Story = { args: { answering: 'empty' } };

export const Waiting = order(1);
export const Code = order(2);
export const CodeRunOut = order(3);
export const Coins = order(4);
export const Unclear = order(5);
export const Settling = order(6);
export const Paid = order(7);
export const PartlyPaid = order(8);
export const Declined = order(9);
export const Expired = order(10);
export const Cancelled = order(11);
export const TakenBack = order(12);
export const SentBack = order(13);
export const PaidLate = order(14);
export const OrderFailed: Story = {
  args: { path: '/m/voucherCenter?order=1', answering: 'failed' },
};

const records = '/m/deposit/record?startDate=2026-01-01&endDate=2026-12-31';
export const Deposits: Story = { args: { path: records } };
export const DepositsFailed: Story = { args: { path: records, answering: 'failed' } };
export const DepositsEmpty: Story = { args: { path: records, answering: 'empty' } };
