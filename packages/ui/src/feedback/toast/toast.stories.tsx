import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import { board } from '../../testing/board.css.ts';
import type { ToastOptions } from './toast-store.ts';
import { useToast } from './toast-scope.tsx';

interface ShowerProps {
  toasts: readonly (ToastOptions & { name: string })[];
}

function Shower({ toasts }: ShowerProps) {
  const toast = useToast();
  return (
    <div className={board}>
      {toasts.map(({ name, ...options }) => (
        <Button key={name} variant="secondary" size="medium" onClick={() => toast.show(options)}>
          {name}
        </Button>
      ))}
    </div>
  );
}

const undo = fn();

const taken = {
  name: 'Take away',
  text: 'Taken away from your collection',
  action: { label: 'Undo', onSelect: undo },
};
const failed = {
  name: 'Fail',
  tone: 'danger',
  text: 'No connection. Check it and try again.',
} as const;

const meta = {
  title: 'Feedback/Toast',
  component: Shower,
  args: {
    toasts: [
      { name: 'Note', text: 'Noted', duration: 'long' },
      { name: 'Save', tone: 'success', text: <b>Saved</b>, duration: 'long' },
      failed,
      { name: 'Wait', busy: true, text: 'Please wait' },
    ],
  },
} satisfies Meta<typeof Shower>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

export const Tones: Story = {
  play: async ({ canvasElement }) => {
    for (const name of ['Save', 'Fail', 'Wait']) await press(canvasElement, name);
    const region = within(canvasElement).getByRole('region', { name: 'Notices' });
    await expect(within(region).getAllByRole('listitem')).toHaveLength(3);
    const [first, second] = within(region).getAllByRole('list');
    await expect(first).toHaveAttribute('aria-live', 'assertive');
    await expect(first).toHaveTextContent('No connection');
    await expect(second).toHaveAttribute('aria-live', 'polite');
    await expect(second).toHaveTextContent('Saved');
  },
};

export const Undo: Story = {
  args: { toasts: [taken] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    undo.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(taken.text)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Take away' })).toHaveFocus();
  },
};

export const Closed: Story = {
  args: { toasts: [failed] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvasElement, 'Fail');
    await press(canvasElement, 'Close');
    await expect(canvas.queryByText(failed.text)).toBeNull();
  },
};

export const SwipedAway: Story = {
  args: { toasts: [failed] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvasElement, 'Fail');
    const toast = canvas.getByRole('listitem');
    const way = getComputedStyle(toast).direction === 'rtl' ? -1 : 1;
    // No pointer of a script can be captured.
    toast.setPointerCapture = () => undefined;
    const finger = { pointerType: 'touch', isPrimary: true, pointerId: 1, button: 0, clientY: 90 };
    fireEvent.pointerDown(toast, { ...finger, clientX: 150 });
    fireEvent.pointerMove(toast, { ...finger, clientX: 150 + way * 60 });
    fireEvent.pointerMove(toast, { ...finger, clientX: 150 + way * 130 });
    fireEvent.pointerUp(toast, { ...finger, clientX: 150 + way * 130 });
    await waitFor(() => expect(canvas.queryByText(failed.text)).toBeNull());
  },
};

export const Waiting: Story = {
  args: { toasts: [taken, failed] },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Take away');
    await press(canvasElement, 'Fail');
  },
};
