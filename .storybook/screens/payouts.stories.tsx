import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitFor, within } from 'storybook/test';

import { before } from './payouts.ts';
import { patience } from './settled.ts';
import { screenStory } from './screen-story.tsx';
import type { ScreenProps } from './shown.tsx';

const meta = {
  ...screenStory,
  title: 'Screens/Payouts',
  tags: ['!autodocs'],
  args: { path: '/m/withdraw', answering: 'loaded', member: true },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<ScreenProps>;

const order = (id: number): Story => ({ args: { path: `/m/withdraw?order=${id}` } });

export const Withdraw: Story = {};
export const WithdrawLoading: Story = { args: { answering: 'loading' } };
export const WithdrawFailed: Story = { args: { answering: 'failed' } };
export const MoneyAtVendors: Story = { beforeEach: () => before({ inVendors: '740.00' }) };
export const Unproven: Story = { beforeEach: () => before({ kycRequired: 2 }) };
export const NoPaymentPassword: Story = {
  beforeEach: () => before({ paymentPassword: 'unset' }),
};
export const Locked: Story = {
  beforeEach: () =>
    before({ paymentPassword: 'locked', lockedUntil: Date.UTC(2026, 10, 30, 6, 30) }),
};
export const NoAccount: Story = { beforeEach: () => before({ instruments: [] }) };
export const Held: Story = {
  beforeEach: () => before({ holdUntil: Date.UTC(2026, 10, 30, 6, 30) }),
};
export const NothingThere: Story = { beforeEach: () => before({ available: '40.00' }) };

export const Checked = order(1);
export const Sent = order(2);
export const Unclear = order(3);
export const Paid = order(4);
export const PartlyPaid = order(5);
export const Refused = order(6);
export const AccountClosed = order(7);
export const CameBack = order(8);

const records = '/m/withdraw/record?startDate=2026-01-01&endDate=2026-12-31';
export const Withdrawals: Story = { args: { path: records } };

export const Accounts: Story = { args: { path: '/m/bankCards' } };
export const AddAccount: Story = {
  args: { path: '/m/bankCards/add' },
  play: async ({ canvasElement }) => {
    const main = await within(canvasElement).findByRole('main', {}, patience);
    await waitFor(() => within(main).getAllByRole('textbox'), patience);
  },
};
export const PaymentPassword: Story = { args: { path: '/m/paymentPassword' } };
