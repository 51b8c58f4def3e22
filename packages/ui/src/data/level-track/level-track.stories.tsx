import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { LevelTrack } from './level-track.tsx';

const levels = [
  { name: 'Bronze', from: 0 },
  { name: 'Silver', from: 1000 },
  { name: 'Gold', from: 5000 },
  { name: 'Platinum', from: 20_000 },
  { name: 'Diamond', from: 100_000 },
];

const meta = {
  title: 'Data/Level track',
  component: LevelTrack,
  args: {
    label: 'Your level in the club',
    levels,
    value: 3580,
    formatValue: (value) => `₱${value.toLocaleString('en')}`,
    nextLabel: (missing, name) => `${missing} more to ${name}`,
    topLabel: 'This is the highest level',
  },
} satisfies Meta<typeof LevelTrack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Between: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Your level in the club' });
    await expect(bar).toHaveAttribute('aria-valuetext', 'Silver. ₱1,420 more to Gold');
    await expect(bar).toHaveAttribute('aria-valuenow', '64');
  },
};
export const First: Story = { args: { value: 0 } };
export const Highest: Story = {
  args: { value: 250_000 },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuetext', 'Diamond. This is the highest level');
  },
};
export const TwoLevels: Story = { args: { levels: levels.slice(0, 2), value: 250 } };
export const Ring: Story = { args: { shape: 'ring' } };
export const RingComplete: Story = { args: { shape: 'ring', value: 250_000, icon: 'trophy' } };
export const LongText: Story = {
  args: {
    levels: [
      { name: 'Companion of the house of the northern islands', from: 0 },
      { name: 'Guardian of the house of the northern islands', from: 9_000_000 },
    ],
    value: 4_123_456,
  },
};
export const RingLongText: Story = { args: { ...LongText.args, shape: 'ring' } };
