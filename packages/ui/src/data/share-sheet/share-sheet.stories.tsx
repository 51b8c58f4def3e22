import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../actions/button/index.ts';
import * as css from '../../testing/board.css.ts';
import { ShareSheet, type ShareSheetProps } from './share-sheet.tsx';

function Invitation({ onClose, open: _open, ...rest }: ShareSheetProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className={css.board}>
      <Button onClick={() => setOpen(true)}>Invite a friend</Button>
      <ShareSheet
        {...rest}
        open={open}
        onClose={(end) => {
          setOpen(false);
          onClose(end);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Data/Share sheet',
  component: Invitation,
  args: {
    open: false,
    onClose: fn(),
    title: 'Invite a friend',
    text: 'Play at my table',
    url: 'https://example.com/r/marisol88',
    closeLabel: 'Close',
    labels: {
      link: 'Your link',
      copy: 'Copy the link',
      copied: 'Copied',
      code: 'Your invitation as a QR code',
    },
  },
} satisfies Meta<typeof Invitation>;

export default meta;
type Story = StoryObj<typeof meta>;

const setShare = (share: unknown): void =>
  void Object.defineProperty(navigator, 'share', { value: share, configurable: true });

const withShare = (share: unknown) => () => {
  const had = Object.getOwnPropertyDescriptor(navigator, 'share');
  if (share) setShare(share);
  else Reflect.deleteProperty(navigator, 'share');
  return () => {
    Reflect.deleteProperty(navigator, 'share');
    if (had) Object.defineProperty(navigator, 'share', had);
  };
};

const refuse = async () => {
  throw new DOMException('', 'NotAllowedError');
};

export const WithoutTheDevice: Story = {
  beforeEach: withShare(refuse),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Invite a friend' }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Invite a friend' }));
    await waitFor(() => expect(sheet.getByRole('img', { name: /QR code/ })).toBeVisible());
    await expect(sheet.getByRole('button', { name: 'Copy the link' })).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenLastCalledWith('button');
    await userEvent.click(canvas.getByRole('button', { name: 'Invite a friend' }));
    await canvas.findByRole('dialog', { name: 'Invite a friend' });
  },
};

const share = fn(async () => undefined);

export const ByTheDevice: Story = {
  beforeEach: withShare(share),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenLastCalledWith('shared'));
    await expect(share).toHaveBeenLastCalledWith({
      url: 'https://example.com/r/marisol88',
      title: 'Invite a friend',
      text: 'Play at my table',
    });
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
