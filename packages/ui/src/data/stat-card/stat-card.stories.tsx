import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import * as css from '../../testing/board.css.ts';
import { StatCard } from './stat-card.tsx';

const meta = {
  title: 'Data/Stat card',
  component: StatCard,
  args: {
    label: 'Commission this week',
    value: '₱12,480.50',
    delta: { text: '12 % more than last week', way: 'up', tone: 'success' },
  },
  render: (args) => (
    <div className={css.column}>
      <StatCard {...args} />
    </div>
  ),
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Better: Story = {};
export const Worse: Story = {
  args: { delta: { text: '3 % less than last week', way: 'down', tone: 'danger' } },
};
export const Same: Story = { args: { delta: { text: 'As last week', way: 'same' } } };
export const LongText: Story = {
  args: {
    label: 'What all players whom you have brought have staked since the first of the month',
    value: '₱9,007,199,254,740,993.07',
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('₱12,480.50')).toBeNull();
    await expect(within(canvasElement).getByText('Commission this week')).toBeVisible();
  },
};

export const SideBySide: Story = {
  render: () => (
    <div className={css.pair}>
      <StatCard
        label="Players"
        value="1,204"
        delta={{ text: '18 new', way: 'up', tone: 'success' }}
      />
      <StatCard label="Active today" value="86" delta={{ text: '4 fewer', way: 'down' }} />
    </div>
  ),
};

export const SumsSideBySide: Story = {
  render: () => (
    <div className={css.pair}>
      <StatCard label="Valid turnover" value="₱29,730.00" />
      <StatCard label="Net" value="−₱590.50" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sums = ['₱29,730.00', '−₱590.50'].map((sum) => canvas.getByText(sum));
    // Each in one line, and neither louder than the other.
    await expect(sums.map((sum) => sum.getClientRects().length)).toEqual([1, 1]);
    await expect(new Set(sums.map((sum) => getComputedStyle(sum).fontSize)).size).toBe(1);
  },
};
