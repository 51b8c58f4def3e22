import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Feedback/Error state',
  component: ErrorState,
  args: {
    title: 'That did not load',
    description: 'It is our fault, not yours. Try again in a moment.',
    retryLabel: 'Try again',
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  args: { code: 'R-4821-0093', onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('That did not load');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const TryingAgain: Story = { args: { busy: true, onRetry: fn() } };
export const Offline: Story = {
  args: {
    onRetry: fn(),
    kind: 'offline',
    title: 'You are offline',
    description: 'What you see may be old. We go on as soon as the network is back.',
  },
};
export const Refused: Story = {
  args: {
    kind: 'refused',
    level: 1,
    title: 'Not open to you',
    description: 'This page is for agents.',
    action: <Button size="medium">To the home page</Button>,
  },
};
export const NotFound: Story = {
  args: {
    kind: 'not-found',
    level: 1,
    title: 'No such page',
    description: 'It may have moved, or the address has a slip in it.',
    action: <Button size="medium">To the home page</Button>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'No such page' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};
