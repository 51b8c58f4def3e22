import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../actions/button/index.ts';
import { TextLink } from '../../actions/link/index.ts';
import { Countdown } from '../../data/countdown/index.ts';
import { RealityCheck, type RealityCheckProps } from './reality-check.tsx';

function Player({ open: first, onContinue, onStop, ...rest }: RealityCheckProps) {
  const [open, setOpen] = useState(first);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Play</Button>
      <RealityCheck
        {...rest}
        open={open}
        onContinue={() => {
          setOpen(false);
          onContinue();
        }}
        onStop={() => {
          setOpen(false);
          onStop();
        }}
      />
    </>
  );
}

const meta = {
  title: 'Overlays/Reality check',
  component: RealityCheck,
  args: {
    open: false,
    title: 'You have played for an hour',
    facts: [
      { label: 'This visit', value: '1 h 2 min' },
      { label: 'Staked', value: '₱1,250.00' },
      { label: 'Lost', value: '₱320.50' },
    ],
    stopLabel: 'Stop here',
    continueLabel: 'Go on',
    onStop: fn(),
    onContinue: fn(),
  },
  render: (args) => <Player {...args} />,
} satisfies Meta<typeof RealityCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
  const dialog = canvas.getByRole('alertdialog', { name: /played for an hour/ });
  await waitFor(() => expect(dialog).toBeVisible());
  return { canvas, dialog, inside: within(dialog) };
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await opened(canvasElement);
    await expect(dialog).toHaveAccessibleDescription(/Lost ?₱320.50/);
  },
};

export const WithMore: Story = {
  args: { more: <TextLink href="#records">See every round of this visit</TextLink> },
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
  },
};

export const MoreWays: Story = {
  args: {
    ways: [
      { label: 'What I played', onClick: fn() },
      { label: 'My limits', onClick: fn() },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const { inside } = await opened(canvasElement);
    const sizes = inside.getAllByRole('button').map((button) => {
      const { width, height } = button.getBoundingClientRect();
      return `${Math.round(width)} × ${Math.round(height)}`;
    });
    await expect(sizes).toHaveLength(4);
    await expect(new Set(sizes).size).toBe(1);
    await userEvent.click(inside.getByRole('button', { name: 'My limits' }));
    await expect(args.ways?.[1]?.onClick).toHaveBeenCalledOnce();
  },
};

export const Pause: Story = {
  args: {
    mayContinue: false,
    pause: <Countdown until={Date.now() + 300_000} locale="en" label="Pause" endLabel="Over" />,
  },
  play: async ({ canvasElement }) => {
    const { inside } = await opened(canvasElement);
    await expect(inside.getByRole('button', { name: 'Go on' })).toBeDisabled();
    await expect(inside.getByRole('button', { name: 'Stop here' })).toBeEnabled();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement }) => {
    const { inside } = await opened(canvasElement);
    await expect(inside.getByRole('button', { name: 'Stop here' })).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    title: 'You have played for an hour and it may be a good time to have a look at the clock',
    facts: [
      { label: 'Time since you opened the first game of this visit', value: '11 h 2 min' },
      { label: 'Net result of all games of this visit', value: '−₱9,007,199,254,740,993.07' },
    ],
  },
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
  },
};

export const Keyboard: Story = {
  name: 'Goes away for one of its answers and for nothing else (part of BX-06)',
  play: async ({ args, canvasElement }) => {
    const { canvas, dialog, inside } = await opened(canvasElement);
    await expect(dialog).toHaveFocus();
    await userEvent.keyboard(' {Enter}{Escape}');
    // A key of a script does not reach the browser's own handling; this is what it sends.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(dialog).toHaveAttribute('open');
    await expect(args.onContinue).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(inside.getByRole('button', { name: 'Stop here' })).toHaveFocus();
    await userEvent.tab();
    await expect(inside.getByRole('button', { name: 'Go on' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await expect(args.onStop).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus();
  },
};
