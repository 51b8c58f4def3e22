import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import { Confirm } from './confirm.tsx';

function Asker({ onSubmit }: { onSubmit: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Log out
      </Button>
      <Confirm
        open={open}
        onClose={() => setOpen(false)}
        onSubmit={onSubmit}
        title="Log out?"
        description="You can come back at any time."
        cancelLabel="Stay"
        submitLabel="Log out now"
      />
    </>
  );
}

const meta = {
  title: 'Overlays/Confirm',
  component: Asker,
  args: { onSubmit: fn() },
} satisfies Meta<typeof Asker>;

export default meta;

export const Ask: StoryObj<typeof meta> = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Log out' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('alertdialog', { name: 'Log out?' });
    await expect(within(dialog).getByRole('button', { name: 'Stay' })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log out now' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(opener).toHaveFocus();
  },
};
