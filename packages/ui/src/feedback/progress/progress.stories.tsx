import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import * as css from '../../testing/board.css.ts';
import { Progress } from './progress.tsx';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Your limit for today', value: 35, valueText: '₱350 of ₱1,000' },
  decorators: [
    (Story) => (
      <div className={css.column}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Your limit for today' });
    await expect(bar).toHaveAttribute('aria-valuetext', '₱350 of ₱1,000');
    await expect(bar).toHaveProperty('position', 0.35);
  },
};
export const None: Story = { args: { value: 0, valueText: '₱0 of ₱1,000' } };
export const Near: Story = {
  args: { value: 86, valueText: '₱860 of ₱1,000', tone: 'warning' },
};
export const All: Story = {
  args: { value: 100, valueText: '₱1,000 of ₱1,000', tone: 'danger' },
};
export const Unknown: Story = {
  render: ({ value: _value, valueText: _words, ...args }) => <Progress {...args} />,
  args: { label: 'The picture is being sent' },
};
export const Bare: Story = { args: { labelHidden: true } };
export const LongText: Story = {
  args: {
    label: 'What is left of the limit that you have set for yourself for this calendar month',
    valueText: '₱1,234,567.89 of ₱10,000,000.00',
  },
};
