import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Actions/Icon button',
  component: IconButton,
  args: { icon: 'search', label: 'Search', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Filled: Story = { args: { icon: 'heart', label: 'Favourite', variant: 'filled' } };
export const Pressed: Story = {
  args: { icon: 'heart-filled', label: 'Favourite', variant: 'filled', pressed: true },
};
export const Primary: Story = { args: { icon: 'plus', label: 'Deposit', variant: 'primary' } };
export const Marked: Story = { args: { icon: 'mail', label: 'Inbox, 2 unread', marked: true } };
export const Disabled: Story = { args: { disabled: true } };

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
