import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import * as css from '../../testing/board.css.ts';
import { CopyRow } from './copy-row.tsx';

const wallet = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE';

const meta = {
  title: 'Data/Copy row',
  component: CopyRow,
  args: {
    label: 'Your link',
    value: 'example.com/r/marisol88',
    copyLabel: 'Copy the link',
    copiedLabel: 'Copied',
    onCopied: fn(),
  },
  render: (args) => (
    <div className={css.column}>
      <CopyRow {...args} />
    </div>
  ),
} satisfies Meta<typeof CopyRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {};
export const Wallet: Story = {
  args: { label: 'Address of the wallet', value: wallet, copyLabel: 'Copy the address' },
};
export const LongText: Story = {
  args: {
    label: 'The address of the wallet that you send the whole amount to, in one payment',
    value: wallet.repeat(4),
  },
};

export const Shortened: Story = {
  args: { label: 'Address of the wallet', value: wallet, shown: 17, copyLabel: 'Copy the address' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The eye gets its two ends; whoever listens gets all of it.
    const short = canvas.getByText('TQn9Y2kh…w5KcbLSE');
    await expect(short.closest('[aria-hidden="true"]')).toBeVisible();
    await expect(canvas.getByText(wallet)).toBeInTheDocument();
  },
};

export const Keyboard: Story = {
  args: { value: wallet, shown: 17 },
  play: async ({ args, canvasElement }) => {
    const write = fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: write },
      configurable: true,
    });
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy the link' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(write).toHaveBeenCalledWith(wallet);
    await expect(args.onCopied).toHaveBeenCalledOnce();
  },
};
