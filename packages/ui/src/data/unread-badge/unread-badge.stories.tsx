import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { board } from '../../testing/board.css.ts';
import { UnreadBadge } from './unread-badge.tsx';

const meta = {
  title: 'Data/Unread badge',
  component: UnreadBadge,
  args: { count: 3, label: '3 unread', locale: 'en' },
  decorators: [(Story) => <div className={board}>{Story()}</div>],
} satisfies Meta<typeof UnreadBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};
export const Many: Story = {
  args: { count: 1204, label: '1,204 unread' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('99+')).toBeVisible();
    await expect(within(canvasElement).getByText('1,204 unread')).toBeInTheDocument();
  },
};
export const Dot: Story = { args: { dot: true } };
export const None: Story = {
  args: { count: 0, label: 'Nothing unread' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/unread/)).toBeNull();
  },
};
export const AllSizes: Story = {
  render: () => (
    <>
      {[1, 8, 12, 99, 100].map((count) => (
        <UnreadBadge key={count} count={count} label={`${count} unread`} />
      ))}
      <UnreadBadge count={1} dot label="Unread" />
    </>
  ),
};
