import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { AttachmentTile } from '../../forms/attachment-tile/attachment-tile.tsx';
import * as css from '../../testing/board.css.ts';
import { cover } from '../../testing/covers.ts';
import { MessageBubble } from './message-bubble.tsx';

const labels = {
  states: { sending: 'On its way', sent: 'Sent', read: 'Read', failed: 'Not sent' },
  retry: 'Send again',
};

const meta = {
  title: 'Chat/Message bubble',
  component: MessageBubble,
  args: {
    from: 'theirs',
    author: 'Maya, customer service',
    text: 'Good evening. What can we do for you?',
    time: '20:05',
    dateTime: '2026-11-20T20:05',
    labels,
  },
  render: (args) => (
    <div className={css.column}>
      <MessageBubble {...args} />
    </div>
  ),
} satisfies Meta<typeof MessageBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

const mine = { from: 'mine', author: 'You', text: 'My withdrawal has not come.' } as const;

export const Theirs: Story = { args: { authorShown: true } };
export const Mine: Story = {
  args: { ...mine, state: 'read' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Read')).toBeInTheDocument();
  },
};
export const Sending: Story = { args: { ...mine, state: 'sending' } };
export const Sent: Story = { args: { ...mine, state: 'sent' } };
export const Failed: Story = {
  args: { ...mine, state: 'failed', onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not sent');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Link: Story = {
  args: {
    text: 'It is explained at https://example.com/help/withdrawals?step=2. Is that what you mean?',
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveTextContent('https://example.com/help/withdrawals?step=2');
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const LongWord: Story = {
  args: { ...mine, state: 'sent', text: `TX${'0123456789abcdef'.repeat(8)}` },
};

export const OtherScript: Story = {
  args: { text: 'مساء الخير، كيف نساعدك؟' },
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('مساء الخير، كيف نساعدك؟');
    await expect(getComputedStyle(words.closest('p') ?? words).direction).toBe('rtl');
  },
};

export const WithAPicture: Story = {
  args: {
    ...mine,
    text: 'Here it is.',
    state: 'sent',
    attachments: (
      <AttachmentTile
        name="receipt.png"
        description="1.2 MB"
        picture={cover('Moon Orchard')}
        onOpen={fn()}
      />
    ),
  },
};
