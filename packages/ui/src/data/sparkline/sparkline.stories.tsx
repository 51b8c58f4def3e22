import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import * as css from '../../testing/board.css.ts';
import { StatCard } from '../stat-card/index.ts';
import { Sparkline } from './sparkline.tsx';

const meta = {
  title: 'Data/Sparkline',
  component: Sparkline,
  args: { values: [12, 18, 9, 22, 31, 28, 40], label: 'Up from 12 to 40 in a week' },
  render: (args) => (
    <div className={css.column}>
      <Sparkline {...args} />
    </div>
  ),
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Up: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: 'Up from 12 to 40 in a week' }),
    ).toBeVisible();
  },
};
export const Good: Story = { args: { tone: 'success' } };
export const Bad: Story = {
  args: { values: [4, 2, 3, -1, -4, -2, -6], tone: 'danger', label: 'Down from 4 to -6 in a week' },
};
export const Still: Story = { args: { values: [3, 3, 3, 3], tone: 'neutral', label: 'At 3' } };
export const Gap: Story = { args: { values: [3, 5, null, null, 4, 6], label: 'From 3 to 6' } };
export const OneValue: Story = { args: { values: [3], label: 'At 3' } };
export const Thousand: Story = {
  args: { values: Array.from({ length: 1000 }, (_, index) => Math.sin(index / 40) * index) },
};

export const InCards: Story = {
  render: (args) => (
    <div className={css.pair}>
      <StatCard
        label="Players"
        value="1,204"
        delta={{ text: '18 new', way: 'up', tone: 'success' }}
        chart={<Sparkline {...args} tone="success" />}
      />
      <StatCard
        label="Active today"
        value="86"
        delta={{ text: '4 fewer', way: 'down' }}
        chart={<Sparkline {...args} values={[94, 92, 95, 91, 90, 86]} tone="neutral" />}
      />
    </div>
  ),
};
