import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../actions/button/index.ts';
import { IconButton } from '../../actions/icon-button/index.ts';
import * as css from '../../testing/board.css.ts';
import { Popover } from './popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    trigger: <Button variant="secondary">Wagering</Button>,
    label: 'What wagering is',
    children: 'A bonus is played with some times over before it can be paid out.',
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxes = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const anchor = canvas.getByRole('button').getBoundingClientRect();
  return { anchor, panel: canvas.getByRole('dialog').getBoundingClientRect() };
};

export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Wagering' });
    await userEvent.click(button);
    const dialog = canvas.getByRole('dialog', { name: 'What wagering is' });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(true));
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => {
      const { anchor, panel } = boxes(canvasElement);
      return expect(Math.round(panel.top - anchor.bottom)).toBe(8);
    });
  },
};

export const AtTheEnd: Story = {
  args: { trigger: <IconButton icon="info" label="Wagering" />, align: 'end' },
  render: (args) => (
    <div className={css.board}>
      <Popover {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => {
      const { panel } = boxes(canvasElement);
      return expect(
        panel.left >= 8 && panel.right <= document.documentElement.clientWidth - 8,
      ).toBe(true);
    });
  },
};

export const Keyboard: Story = {
  args: {
    children: (
      <>
        <p>A bonus is played with some times over.</p>
        <Button size="medium">Read the terms</Button>
      </>
    ),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const panel = canvas.getByRole('dialog');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Read the terms' })).toHaveFocus();
    // Escape of a script does not reach the browser's own handling; this is what it does.
    panel.hidePopover();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(canvas.getByRole('button', { name: 'Wagering' })).toHaveFocus();
    await waitFor(() => expect(panel).not.toBeVisible());
  },
};

export const PressAgain: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    const panel = canvas.getByRole('dialog');
    await expect(panel.matches(':popover-open')).toBe(true);
    await userEvent.click(canvas.getByRole('button'));
    await expect(panel.matches(':popover-open')).toBe(false);
  },
};

export const ClosedFromWithin: Story = {
  args: {
    children: (close: () => void) => (
      <Button size="medium" onClick={close}>
        Understood
      </Button>
    ),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Wagering' }));
    const panel = canvas.getByRole('dialog');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(true));
    await userEvent.click(within(panel).getByRole('button', { name: 'Understood' }));
    await waitFor(() => expect(panel.matches(':popover-open')).toBe(false));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('button', { name: 'Wagering' })).toHaveFocus();
  },
};

export const KeptByItsOwner: Story = {
  args: { open: false },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Wagering' });
    await userEvent.click(button);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(true));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};
