import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import { ButtonGroup } from '../../layout/button-group/button-group.tsx';
import * as css from '../../testing/board.css.ts';
import { LimitMeter } from './limit-meter.tsx';

const stop = fn();

const meta = {
  title: 'Money/Limit meter',
  component: LimitMeter,
  args: {
    title: 'Deposits',
    period: 'This week',
    used: '500',
    limit: '2000',
    locale: 'en',
    symbol: '₱',
    reset: 'Starts again on Monday',
    labels: {
      room: 'left',
      used: (used, limit) => `${used} of ${limit} used`,
      near: 'Nearly used',
      reached: 'Used up',
    },
  },
  render: (args) => (
    <div className={css.column}>
      <LimitMeter {...args} />
    </div>
  ),
} satisfies Meta<typeof LimitMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Calm: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Deposits' });
    const bar = within(region).getByRole('progressbar', { name: 'Deposits' });
    await expect(bar).toHaveAttribute('aria-valuetext', '₱500.00 of ₱2,000.00 used');
    await expect(within(region).getByText('₱1,500.00')).toBeVisible();
    await expect(within(region).queryByText('Nearly used')).toBeNull();
  },
};

export const Near: Story = {
  args: { used: '1720.5' },
  play: async ({ canvasElement }) => {
    // Said in words too: a colour alone says nothing to many.
    await expect(within(canvasElement).getByText('Nearly used')).toBeVisible();
    await expect(within(canvasElement).getByText('₱279.50')).toBeVisible();
  },
};

export const Reached: Story = {
  args: { used: '2000' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Used up')).toBeVisible();
    await expect(within(canvasElement).getByText('₱0.00')).toBeVisible();
  },
};

export const Pending: Story = {
  args: {
    pending: {
      text: '₱5,000.00 from Tuesday, 14:05',
      confirmBy: 'After you confirm again, by 10 December, 14:05.',
      actions: (
        <ButtonGroup>
          <Button variant="secondary" size="medium" onClick={stop}>
            Keep ₱2,000.00
          </Button>
        </ButtonGroup>
      ),
    },
  },
  play: async ({ canvasElement }) => {
    stop.mockClear();
    await userEvent.tab();
    const keep = within(canvasElement).getByRole('button', { name: 'Keep ₱2,000.00' });
    await expect(keep).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(stop).toHaveBeenCalledOnce();
  },
};

export const Ready: Story = {
  args: {
    used: '1720.5',
    pending: {
      text: '₱5,000.00 may hold now',
      confirmBy: 'Confirm it by 10 December, 14:05, or all stays as it is.',
      actions: (
        <ButtonGroup>
          <Button variant="secondary" size="medium">
            Keep
          </Button>
          <Button size="medium">Confirm</Button>
        </ButtonGroup>
      ),
    },
  },
};

export const WithActions: Story = {
  args: {
    children: (
      <ButtonGroup>
        <Button variant="secondary" size="medium">
          Change
        </Button>
        <Button variant="quiet" size="medium">
          Remove
        </Button>
      </ButtonGroup>
    ),
  },
};

export const Hours: Story = {
  args: { title: 'Time', used: '1.5', limit: '2', format: (amount) => `${Number(amount)} h` },
};

export const LongText: Story = {
  args: {
    title: 'What you may lose at all tables and machines together',
    period: 'From the first to the last day of the month',
    used: '7205759403794394.07',
    limit: '9007199254740993.07',
    reset: 'Starts again on Monday, 30 November 2026 at midnight in Manila',
  },
};
