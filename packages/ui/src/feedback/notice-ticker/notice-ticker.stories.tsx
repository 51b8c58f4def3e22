import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { NoticeTickerRoom } from './notice-ticker-room.tsx';
import { NoticeTicker } from './notice-ticker.tsx';

const meta = {
  title: 'Feedback/Notice ticker',
  component: NoticeTicker,
  args: {
    label: 'News',
    items: [
      { id: '1', lead: 'Planned work', text: 'on Kestrel games, Tuesday 04:00 to 05:00.' },
      { id: '2', text: 'Moon Orchard has a new season.' },
    ],
    onSelect: fn(),
    pauseLabel: 'Stop',
    resumeLabel: 'Go on',
    end: <IconButton icon="mail" label="Messages, unread" marked />,
  },
} satisfies Meta<typeof NoticeTicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  name: 'Two move, until stopped; a press opens one',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const line = canvasElement
      .getAnimations({ subtree: true })
      .find((one) => one.effect?.getTiming().iterations === Infinity);
    await expect(Number(line?.effect?.getTiming().duration)).toBeGreaterThan(1000);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Planned work/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }));
    // The simulated key does not know that the copy is inert.
    canvas.getByRole('button', { name: 'Stop' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Go on' })).toHaveFocus();
    await expect(line?.playState).not.toBe('running');
  },
};
export const One: Story = {
  args: {
    items: [{ id: '1', lead: 'Planned work', text: 'on Kestrel games, Tuesday 04:00 to 05:00.' }],
  },
};
export const Alone: Story = { args: { items: [{ id: '1', text: 'Short.' }], end: null } };
export const None: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region', { name: 'News' })).toBeNull();
  },
};

/** What stands there before it moves is as high, whatever is known of it. */
export const Room: Story = {
  name: 'Its room has the same frame and the same height',
  render: (args) => (
    <>
      <NoticeTicker {...args} />
      <NoticeTickerRoom data-room="" label={args.label} end={args.end} />
      <NoticeTickerRoom data-room="" label={args.label} text="Planned work" end={args.end} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('region', { name: 'News' });
    const { height, left, width } = line.getBoundingClientRect();
    for (const room of canvasElement.querySelectorAll('[data-room]')) {
      const there = room.getBoundingClientRect();
      await expect([there.height, there.left, there.width]).toEqual([height, left, width]);
    }
  },
};
