import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../actions/button/index.ts';
import { IconButton } from '../../actions/icon-button/index.ts';
import * as css from '../../testing/board.css.ts';
import { Sheet } from '../sheet/index.ts';
import { MenuCheckItem, MenuItem, MenuSeparator } from './menu-items.tsx';
import { Menu } from './menu.tsx';

interface PaymentMenuProps {
  /** Told what was chosen. */
  onSelect: (what: string) => void;
  /** Longer words. */
  wordy?: boolean;
}

function PaymentMenu({ onSelect, wordy = false }: PaymentMenuProps) {
  const [shown, setShown] = useState(true);
  return (
    <Menu trigger={<IconButton icon="dots" label="More about this payment" />} align="start">
      <MenuItem icon="copy" onSelect={() => onSelect('copy')}>
        Copy the number
      </MenuItem>
      <MenuItem
        icon="receipt"
        description={wordy ? 'As a file that you can send to your bank' : undefined}
        onSelect={() => onSelect('receipt')}
      >
        Receipt
      </MenuItem>
      <MenuItem disabled icon="refresh" onSelect={() => onSelect('again')}>
        Pay in once more
      </MenuItem>
      <MenuSeparator />
      <MenuCheckItem checked={shown} onCheckedChange={setShown}>
        Show in the records
      </MenuCheckItem>
      <MenuSeparator />
      <MenuItem icon="trash" tone="danger" onSelect={() => onSelect('cancel')}>
        {wordy ? 'Call this payment back before the bank has taken it on' : 'Call it back'}
      </MenuItem>
    </Menu>
  );
}

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /More about/ }));
  const menu = await within(document.body).findByRole('menu');
  await waitFor(() => expect(menu).toBeVisible());
  return within(menu);
};

const meta = {
  title: 'Overlays/Menu',
  component: PaymentMenu,
  args: { onSelect: fn() },
  render: (args) => (
    <div className={css.board}>
      <PaymentMenu {...args} />
    </div>
  ),
} satisfies Meta<typeof PaymentMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement);
    await expect(menu.getByRole('menuitem', { name: 'Pay in once more' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(menu.getByRole('menuitemcheckbox')).toBeChecked();
  },
};

export const LongText: Story = {
  args: { wordy: true },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'More about this payment' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = within(await within(document.body).findByRole('menu'));
    await waitFor(() =>
      expect(menu.getByRole('menuitem', { name: 'Copy the number' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const check = menu.getByRole('menuitemcheckbox', { name: 'Show in the records' });
    await expect(check).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(check).not.toBeChecked());
    await userEvent.keyboard('{End}');
    await expect(menu.getByRole('menuitem', { name: 'Call it back' })).toHaveFocus();
    await userEvent.keyboard('r');
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Receipt' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('receipt');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await within(document.body).findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(within(document.body).queryByRole('menu')).toBeNull();
  },
};

function InSheet({ onSelect }: PaymentMenuProps) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button onClick={() => setShown(true)}>Payment</Button>
      <Sheet
        open={shown}
        onClose={useCallback(() => setShown(false), [])}
        title="Payment"
        closeLabel="Close"
      >
        <div>
          <PaymentMenu onSelect={onSelect} />
        </div>
      </Sheet>
    </>
  );
}

/** The page is inert under a sheet, so the menu has to be in it. */
export const OverSheet: Story = {
  render: (args) => <InSheet {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Payment' }));
    const sheet = canvas.getByRole('dialog', { name: 'Payment' });
    await userEvent.click(within(sheet).getByRole('button', { name: /More about/ }));
    const menu = await within(sheet).findByRole('menu');
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Receipt' }));
    await expect(args.onSelect).toHaveBeenCalledWith('receipt');
    await expect(sheet).toHaveAttribute('open');
  },
};
