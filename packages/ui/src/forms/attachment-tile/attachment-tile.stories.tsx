import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { cover } from '../../testing/covers.ts';
import * as css from '../../testing/board.css.ts';
import { AttachmentTile } from './attachment-tile.tsx';

const labels = {
  progress: (name: string) => `Sending ${name}`,
  retry: (name: string) => `Send ${name} again`,
  remove: (name: string) => `Take ${name} away`,
};

const meta = {
  title: 'Forms/Attachment tile',
  component: AttachmentTile,
  args: { name: 'electricity-bill-of-march.pdf', description: '1.2 MB', labels },
  render: (args) => (
    <div className={css.column}>
      <AttachmentTile {...args} />
    </div>
  ),
} satisfies Meta<typeof AttachmentTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paper: Story = { args: { onRemove: fn() } };
export const Picture: Story = {
  args: { name: 'receipt.png', picture: cover('Moon Orchard'), onOpen: fn() },
};
export const WithoutAnEnding: Story = { args: { name: 'Statement', description: '40 KB' } };
export const Sending: Story = {
  args: { state: 'sending', progress: 40, onRemove: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('progressbar', { name: 'Sending electricity-bill-of-march.pdf' });
    await expect(bar).toHaveAttribute('value', '40');
  },
};
export const Failed: Story = {
  args: {
    state: 'failed',
    error: 'The connection broke off.',
    onRetry: fn(),
    onRemove: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection broke off.');
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Send electricity-bill-of-march.pdf again' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const Link: Story = {
  args: { render: <a href="#paper">Paper</a> },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'electricity-bill-of-march.pdf' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
export const LongName: Story = {
  args: {
    name: 'a-photograph-of-the-electricity-bill-that-came-in-march-2026-page-2.jpeg',
    onRemove: fn(),
  },
};
