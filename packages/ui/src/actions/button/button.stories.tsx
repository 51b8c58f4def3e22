import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Button } from './button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Play now', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const WithIcon: Story = { args: { icon: 'play' } };
export const Full: Story = { args: { full: true } };
export const Medium: Story = { args: { size: 'medium' } };
export const Secondary: Story = { args: { variant: 'secondary', children: 'Free play' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Not now' } };
export const Danger: Story = { args: { variant: 'secondary', tone: 'danger', children: 'Delete' } };
export const Disabled: Story = { args: { disabled: true } };
export const AsLink: Story = {
  args: { render: <a href="#deposit">Deposit</a>, children: 'Deposit' },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Play now' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
