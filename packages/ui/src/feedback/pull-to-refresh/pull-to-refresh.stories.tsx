import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { List, ListRow } from '../../layout/list-row/list-row.tsx';
import { tall } from '../../testing/board.css.ts';
import { PullToRefresh } from './pull-to-refresh.tsx';

const meta = {
  title: 'Feedback/Pull to refresh',
  component: PullToRefresh,
  args: {
    onRefresh: fn(async () => undefined),
    doneLabel: 'Up to date',
    failedLabel: 'That did not come through',
    children: (
      <List>
        <ListRow rich icon="ticket" label="Round 1" description="18 November" value="₱240.00" />
        <ListRow rich icon="ticket" label="Round 2" description="18 November" value="₱12.00" />
        <ListRow rich icon="ticket" label="Round 3" description="17 November" value="₱0.00" />
      </List>
    ),
  },
  // Pulled, the rows come down over what stands below.
  render: (args) => (
    <>
      <PullToRefresh {...args} />
      <div className={tall} />
    </>
  ),
} satisfies Meta<typeof PullToRefresh>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A finger on the first row, moved down so far. */
function finger(target: Element, type: string, y: number): void {
  const touch = new Touch({ identifier: 1, target, clientX: 100, clientY: 100 + y });
  const touches = type === 'touchend' ? [] : [touch];
  target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch] }));
}
const moves = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

export const Plain: Story = {};

export const Pulled: Story = {
  play: async ({ args, canvasElement }) => {
    const [row] = within(canvasElement).getAllByRole('listitem');
    if (!row || !moves()) return;
    const before = row.getBoundingClientRect().top;
    finger(row, 'touchstart', 0);
    finger(row, 'touchmove', 90);
    await waitFor(() => expect(row.getBoundingClientRect().top - before).toBeGreaterThan(20));
    await expect(row.getBoundingClientRect().top - before).toBeLessThan(64);
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};

export const LetGo: Story = {
  name: 'Is asked for anew when it was pulled far enough, and not before',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [row] = canvas.getAllByRole('listitem');
    if (!row || !moves()) return;
    for (const way of [60, 300]) {
      finger(row, 'touchstart', 0);
      finger(row, 'touchmove', way / 2);
      finger(row, 'touchmove', way);
      await expect(args.onRefresh).not.toHaveBeenCalled();
      finger(row, 'touchend', way);
    }
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Up to date'));
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Up to date'));
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus();
  },
};

export const OnItsWay: Story = {
  args: { onRefresh: fn(() => new Promise(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Refresh' });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: { onRefresh: fn(async () => Promise.reject(new Error('offline'))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('That did not come through');
  },
};
