import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';

import { IconButton } from '../../actions/icon-button/index.ts';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    description: 'Figures are brought up to date every minute.',
    children: <IconButton icon="refresh" label="Refresh" />,
    side: 'below',
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => ({
  button: within(canvasElement).getByRole('button', { name: 'Refresh' }),
  tip: canvasElement.ownerDocument.querySelector<HTMLElement>('[role="tooltip"]'),
});

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const { button, tip } = parts(canvasElement);
    await expect(tip).not.toBeVisible();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(tip).toBeVisible());
    await expect(button).toHaveAccessibleDescription(
      'Figures are brought up to date every minute.',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip).not.toBeVisible());
    await expect(button).toHaveFocus();
  },
};

export const Resting: Story = {
  play: async ({ canvasElement }) => {
    const { button, tip } = parts(canvasElement);
    await fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    await expect(tip).not.toBeVisible();
    await waitFor(() => expect(tip).toBeVisible());
    await fireEvent.pointerLeave(button, { pointerType: 'mouse' });
    await waitFor(() => expect(tip).not.toBeVisible());
    await fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    await waitFor(() => expect(tip).toBeVisible());
  },
};

export const Finger: Story = {
  play: async ({ canvasElement }) => {
    const { button, tip } = parts(canvasElement);
    await fireEvent.pointerEnter(button, { pointerType: 'touch' });
    await new Promise((done) => setTimeout(done, 600));
    await expect(tip).not.toBeVisible();
  },
};
