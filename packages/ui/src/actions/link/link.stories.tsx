import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { TextLink } from './link.tsx';

const meta = {
  title: 'Actions/Text link',
  component: TextLink,
  args: { href: '#more', children: 'Forgot password?' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const SeeAll: Story = { args: { quiet: true, caret: true, children: 'See all' } };
export const AsRouterLink: Story = {
  args: { render: <a href="#there">There</a>, children: 'There' },
};
export const Inline: Story = {
  args: { inline: true, children: 'Create an account' },
  render: (args) => (
    <p>
      New here? <TextLink {...args} />
    </p>
  ),
};

export const Keyboard: Story = {
  args: { onClick: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
