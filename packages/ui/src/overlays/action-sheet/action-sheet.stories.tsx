import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../actions/button/index.ts';
import { ActionSheet, ActionSheetItem } from './action-sheet.tsx';

interface PaymentProps {
  /** Told what was chosen. */
  onSelect: (what: string) => void;
}

function Payment({ onSelect }: PaymentProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Payment</Button>
      <ActionSheet
        open={open}
        onClose={useCallback(() => setOpen(false), [])}
        title="Payment of 12 March"
        description="₱500.00 to Harbour Savings"
        closeLabel="Close"
      >
        <ActionSheetItem icon="copy" onSelect={() => onSelect('copy')}>
          Copy the number
        </ActionSheetItem>
        <ActionSheetItem
          icon="receipt"
          description="As a file that you can send to your bank"
          onSelect={() => onSelect('receipt')}
        >
          Receipt
        </ActionSheetItem>
        <ActionSheetItem disabled icon="refresh" onSelect={() => onSelect('again')}>
          Pay in once more
        </ActionSheetItem>
        <ActionSheetItem icon="trash" tone="danger" onSelect={() => onSelect('cancel')}>
          Call it back
        </ActionSheetItem>
      </ActionSheet>
    </>
  );
}

const meta = {
  title: 'Overlays/Action sheet',
  component: Payment,
  args: { onSelect: fn() },
} satisfies Meta<typeof Payment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Payment' }));
    const sheet = canvas.getByRole('dialog', { name: 'Payment of 12 March' });
    await expect(within(sheet).getByRole('button', { name: 'Pay in once more' })).toBeDisabled();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const sheet = canvas.getByRole('dialog', { name: 'Payment of 12 March' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(sheet).getByRole('button', { name: /^Receipt/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('receipt');
    await waitFor(() => expect(sheet).not.toHaveAttribute('open'));
    await expect(canvas.getByRole('button', { name: 'Payment' })).toHaveFocus();
  },
};
