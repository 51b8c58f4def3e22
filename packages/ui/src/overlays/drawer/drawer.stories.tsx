import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import { List, ListRow } from '../../layout/list-row/list-row.tsx';
import { Wordmark } from '../../foundations/wordmark/wordmark.tsx';
import { Drawer, type DrawerProps } from './drawer.tsx';

type OpenerProps = Pick<DrawerProps, 'side' | 'header' | 'foot' | 'children'>;

function Opener(props: OpenerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer
        {...props}
        open={open}
        onClose={() => setOpen(false)}
        title="More to see"
        closeLabel="Close"
      />
    </>
  );
}

const rows = (count: number) => (
  <List>
    {Array.from({ length: count }, (_, index) => (
      <ListRow key={index} icon="star" label={`Row ${index + 1}`} />
    ))}
  </List>
);

const meta = {
  title: 'Overlays/Drawer',
  component: Opener,
  args: { side: 'start', children: rows(3) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const drawer = canvas.getByRole('dialog', { name: 'More to see' });
    await waitFor(() => expect(drawer).toBeVisible());
  },
} satisfies Meta<typeof Opener>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheStart: Story = {};
export const FromTheEnd: Story = { args: { side: 'end', foot: <Button full>Done</Button> } };
export const AsTheFilter: Story = { args: { side: 'filter', foot: <Button full>Done</Button> } };
export const WithABrand: Story = { args: { header: <Wordmark name="livery" /> } };
export const Long: Story = { args: { children: rows(24), foot: <Button full>Done</Button> } };

export const KeyboardAlone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const drawer = canvas.getByRole('dialog', { name: 'More to see' });
    await expect(drawer.contains(document.activeElement)).toBe(true);
    await expect(document.documentElement).toHaveAttribute('data-scroll-lock');
    // A key from a script does not reach the browser's own handling; this is what it sends.
    drawer.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(drawer).not.toHaveAttribute('open'));
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
    await expect(document.documentElement).not.toHaveAttribute('data-scroll-lock');
  },
};

/** Shut, it lies beyond the edge that it comes from, on whichever side lines start. */
const liesBeyondItsEdge: Story['play'] = async ({ args, canvasElement }) => {
  const drawer = canvasElement.querySelector('dialog');
  if (!drawer) throw new Error('There is no drawer');
  const rtl = getComputedStyle(drawer).direction === 'rtl';
  const left = (args.side === 'start') !== rtl;
  const [along = ''] = getComputedStyle(drawer).translate.split(' ');
  await expect(Math.sign(Number.parseFloat(along))).toBe(left ? -1 : 1);
};

export const ShutAtTheStart: Story = { play: liesBeyondItsEdge };
export const ShutAtTheEnd: Story = { args: { side: 'end' }, play: liesBeyondItsEdge };

/** A finger across the panel takes it along; one that goes down scrolls, and moves nothing. */
export const FollowsAFinger: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const drawer = canvas.getByRole('dialog', { name: 'More to see' });
    const row = within(drawer).getByRole('button', { name: 'Row 2' });
    const out = getComputedStyle(drawer).direction === 'rtl' ? 1 : -1;
    const at = (type: string, x: number, y: number): boolean =>
      row.dispatchEvent(
        new PointerEvent(type, {
          clientX: 200 + out * x,
          clientY: y,
          isPrimary: true,
          pointerId: 1,
          pointerType: 'touch',
          bubbles: true,
        }),
      );
    Element.prototype.setPointerCapture = () => undefined;
    at('pointerdown', 0, 300);
    at('pointermove', 12, 380);
    await expect(drawer.style.translate).toBe('');
    at('pointercancel', 12, 380);
    at('pointerdown', 0, 300);
    at('pointermove', 60, 304);
    await expect(drawer.style.translate).toBe(`${out * 60}px`);
    at('pointermove', 140, 304);
    at('pointerup', 140, 304);
    await waitFor(() => expect(drawer).not.toHaveAttribute('open'));
  },
};
