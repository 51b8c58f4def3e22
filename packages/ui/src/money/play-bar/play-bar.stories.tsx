import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { PlayBar } from './play-bar.tsx';

const leave = fn();
const info = fn();
const limits = fn();
const lock = fn();

const meta = {
  title: 'Money/Play bar',
  component: PlayBar,
  args: {
    label: 'This game',
    timeLabel: 'Played',
    elapsed: 754_000,
    locale: 'en',
    net: { label: 'Result', value: '−₱120.00' },
    balance: { label: 'Balance', value: '₱1,204.50' },
    info: { label: 'How it is played', onClick: info },
    limits: { label: 'Limits and breaks', onClick: limits },
    leave: { label: 'Leave the game', onClick: leave },
  },
} satisfies Meta<typeof PlayBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lost: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'This game' });
    await expect(within(region).getByRole('timer')).toHaveTextContent('12:34');
    await expect(within(region).getByRole('status')).toBeEmptyDOMElement();
    // It grows with the reader's letters alone.
    const isLarge = getComputedStyle(document.documentElement).fontSize !== '16px';
    await expect(region.getBoundingClientRect().height).toBeLessThanOrEqual(isLarge ? 160 : 40);
    for (const button of within(region).getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};
export const Won: Story = { args: { net: { label: 'Result', value: '+₱1,840.00' } } };
export const TimeAlone: Story = {
  render: ({ net: _net, balance: _balance, info: _info, limits: _limits, ...args }) => (
    <PlayBar {...args} />
  ),
};
export const Hours: Story = { args: { elapsed: 3_754_000 } };
export const Counting: Story = {
  render: ({ elapsed: _elapsed, ...args }) => <PlayBar {...args} startedAt={Date.now() - 5000} />,
};
export const Practice: Story = {
  render: ({ net: _net, balance: _balance, ...args }) => (
    <PlayBar {...args} practiceLabel="Practice" />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Practice')).toBeVisible();
  },
};
export const LongFigures: Story = {
  args: {
    net: { label: 'Result', value: '−₱1,234,567.89' },
    balance: { label: 'Balance', value: '₱12,345,678.90' },
    lock: { label: 'Lock my account', onClick: lock },
  },
};

export const WithLock: Story = {
  args: { lock: { label: 'Lock my account', onClick: lock } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const pressed of [lock, limits, info, leave]) pressed.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Lock my account' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(lock).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(limits).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(info).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Leave the game' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(leave).toHaveBeenCalledOnce();
  },
};
