import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import { TextLink } from '../../actions/link/index.ts';
import { column } from '../../testing/board.css.ts';
import { CouponCard, type CouponCardProps } from './coupon-card.tsx';

const hour = 3_600_000;
const locale = (): string => (document.documentElement.dir === 'rtl' ? 'ar-EG' : 'en');

const meta = {
  title: 'Rewards/Coupon card',
  component: CouponCard,
  args: {
    value: '₱200.00',
    title: 'For your next deposit',
    description: 'For deposits from ₱500 on. It is wagered ten times.',
    status: 'issued',
    statusLabel: 'Yours to take',
    expiry: {
      until: Date.now() + 51.5 * hour,
      locale: 'en',
      label: 'Ends in',
      endLabel: 'This has ended',
    },
    terms: <TextLink href="#terms">All the terms</TextLink>,
  },
  render: ({ expiry, ...args }) => (
    <div className={column}>
      <CouponCard {...args} {...(expiry ? { expiry: { ...expiry, locale: locale() } } : {})} />
    </div>
  ),
} satisfies Meta<typeof CouponCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const code: NonNullable<CouponCardProps['code']> = {
  value: 'SPRING-2026',
  label: 'Code',
  copyLabel: 'Copy the code',
  copiedLabel: 'Copied',
};

export const Issued: Story = { args: { action: <Button full>Take it</Button> } };

export const Claimed: Story = {
  args: { status: 'claimed', statusLabel: 'Claimed', code },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article', { name: 'For your next deposit' });
    await expect(within(card).getByText('SPRING-2026')).toBeVisible();
    await expect(within(card).getByRole('button', { name: 'Copy the code' })).toBeVisible();
    await expect(within(card).getByRole('timer')).toBeVisible();
  },
};

export const Used: Story = {
  name: 'Offers nothing any more once it was used',
  args: { status: 'used', statusLabel: 'Used on 12 March', code },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
    await expect(within(card).queryByRole('button')).toBeNull();
    await expect(within(card).queryByRole('timer')).toBeNull();
  },
};

export const Expired: Story = {
  args: { status: 'expired', statusLabel: 'Over', description: undefined, terms: undefined },
};
