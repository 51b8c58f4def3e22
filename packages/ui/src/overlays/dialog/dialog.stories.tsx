import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

type OpenerProps = Pick<DialogProps, 'title' | 'closeLabel' | 'actions' | 'children'>;

function Opener(props: OpenerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const actions = (
  <>
    <Button variant="secondary" size="medium">
      Not now
    </Button>
    <Button size="medium">Set a limit</Button>
  </>
);

const meta = {
  title: 'Overlays/Dialog',
  component: Opener,
  args: {
    title: 'A limit for the week?',
    closeLabel: 'Close',
    children: 'You have played on five days in a row. A limit holds what you decide today.',
    actions,
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: args.title })).toBeVisible());
  },
} satisfies Meta<typeof Opener>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choice: Story = {};
export const OneAction: Story = {
  args: { actions: <Button size="medium">Understood</Button> },
};
export const WithAField: Story = { args: { children: <TextField label="Amount per week" /> } };
export const Long: Story = {
  args: {
    title: 'Terms of the weekly league, which changed on the first of November',
    children: Array.from({ length: 14 }, (_, index) => (
      <p key={index}>Places are counted from Monday to Sunday by the server’s clock.</p>
    )),
  },
};

export const KeyboardAlone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = canvas.getByRole('dialog', { name: 'A limit for the week?' });
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Not now' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
};
