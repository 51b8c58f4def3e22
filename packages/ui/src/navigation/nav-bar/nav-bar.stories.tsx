import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Wordmark } from '../../foundations/wordmark/wordmark.tsx';
import { NavBar } from './nav-bar.tsx';

const meta = {
  title: 'Navigation/Nav bar',
  component: NavBar,
  args: { title: 'Settings', onBack: fn(), backLabel: 'Back' },
} satisfies Meta<typeof NavBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const Centred: Story = {
  args: { align: 'centre', end: <IconButton icon="trash" label="Delete all" /> },
};
export const Brand: Story = {
  args: {
    start: <IconButton icon="menu" label="Menu" />,
    logo: <Wordmark name="livery" />,
    end: <IconButton icon="mail" label="Inbox, unread" marked />,
  },
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByText('livery');
    // Spaced capitals as well find room for all of their letters.
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
};

/** The top bar of the game centre and of every screen below home is this one: no other is needed. */
export const TopBar: Story = {
  args: {
    title: 'Slots',
    end: (
      <>
        <IconButton icon="search" label="Search" />
        <IconButton icon="filter" label="Filter" />
      </>
    ),
  },
};

const ruled = { '--lv-border-header': '3px' } as CSSProperties;

export const Ruled: Story = {
  name: 'A line under the bar, where a brand draws one, over its whole width',
  args: { end: <IconButton icon="trash" label="Delete all" /> },
  render: (args) => (
    <div style={ruled}>
      <NavBar {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('banner');
    const { borderBottomWidth, borderBottomStyle } = getComputedStyle(bar);
    await expect([borderBottomWidth, borderBottomStyle]).toEqual(['3px', 'solid']);
    await expect(bar.getBoundingClientRect().width).toBe(
      bar.parentElement?.getBoundingClientRect().width,
    );
  },
};

export const Keyboard: Story = {
  args: { end: <IconButton icon="trash" label="Delete all" /> },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Delete all' })).toHaveFocus();
  },
};
