import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import { useToast } from '../../feedback/toast/toast-scope.tsx';
import { Sheet } from './sheet.tsx';
import { SheetNote } from './sheet-parts.tsx';

function Opener() {
  const [open, setOpen] = useState(false);
  const toast = useToast();
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filter</Button>
      <Sheet
        open={open}
        onClose={useCallback(() => setOpen(false), [])}
        title="Filter"
        closeLabel="Close"
      >
        <Button full onClick={() => toast.show({ text: 'Nothing fits', duration: 'long' })}>
          Show games
        </Button>
        <SheetNote>One line at the foot.</SheetNote>
      </Sheet>
    </>
  );
}

const meta = { title: 'Overlays/Sheet', component: Opener } satisfies Meta<typeof Opener>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await expect(canvas.getByRole('dialog', { name: 'Filter' })).toBeVisible();
  },
};

function TallOpener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Search" tall closeLabel="Close">
        <SheetNote>Little is in it.</SheetNote>
      </Sheet>
    </>
  );
}

/** However little is in it. */
export const AsHighAsTheScreen: Story = {
  render: () => <TallOpener />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    const sheet = canvas.getByRole('dialog', { name: 'Search' });
    await waitFor(() =>
      expect(sheet.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
    await expect(sheet.getBoundingClientRect().height).toBeGreaterThan(window.innerHeight * 0.8);
  },
};

export const EscapeGivesTheFocusBack: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const sheet = canvas.getByRole('dialog', { name: 'Filter' });
    await expect(sheet.contains(document.activeElement)).toBe(true);
    await expect(document.documentElement).toHaveAttribute('data-scroll-lock');
    // A key from a script does not reach the browser's own handling; this is what it sends.
    sheet.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(sheet).not.toHaveAttribute('open'));
    await expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus();
    await expect(document.documentElement).not.toHaveAttribute('data-scroll-lock');
  },
};

/** The page is inert under a sheet, so the toast has to be in it. */
export const ToastOverSheet: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const sheet = canvas.getByRole('dialog', { name: 'Filter' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Show games' }));
    const toast = await within(sheet).findByText('Nothing fits');
    await waitFor(() => expect(toast).toBeVisible());
    await waitFor(() => expect(toast.getBoundingClientRect().top).toBeLessThan(120));
  },
};

export const DragDown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const sheet = canvas.getByRole('dialog', { name: 'Filter' });
    const head = within(sheet).getByRole('heading', { name: 'Filter' });
    const at = (type: string, clientY: number): boolean =>
      head.dispatchEvent(
        new PointerEvent(type, { clientY, isPrimary: true, pointerId: 1, bubbles: true }),
      );
    Element.prototype.setPointerCapture = () => undefined;
    at('pointerdown', 400);
    at('pointermove', 460);
    await expect(sheet.style.translate).toBe('0px 60px');
    at('pointermove', 560);
    at('pointerup', 560);
    await waitFor(() => expect(sheet).not.toHaveAttribute('open'));
  },
};
