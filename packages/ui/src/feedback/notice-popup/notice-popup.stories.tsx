import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import { cover } from '../../testing/covers.ts';
import { NoticePopup, type Notice } from './notice-popup.tsx';

const notices: readonly Notice[] = [
  {
    id: '1',
    title: 'Scheduled upkeep on Tuesday',
    date: '20 November 2026',
    picture: cover('Moon Orchard'),
    content: <p>From 04:00 to 05:00 some games rest while we look after them.</p>,
  },
  {
    id: '2',
    title: 'A new studio has moved in',
    content: <p>Quillfox draws by hand. Look for the fox.</p>,
  },
  {
    id: '3',
    title: 'Longer hours for support',
    content: (
      <ul>
        {Array.from({ length: 12 }, (_, index) => (
          <li key={index}>Somebody answers on every day of the week.</li>
        ))}
      </ul>
    ),
  },
];

interface PopsUpProps {
  notices: readonly Notice[];
}

function PopsUp({ notices: shown }: PopsUpProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <NoticePopup
        open={open}
        onClose={() => setOpen(false)}
        notices={shown}
        labels={{
          close: 'Close',
          previous: 'Previous notice',
          next: 'Next notice',
          position: (index, count) => `${index} of ${count}`,
          quiet: 'Do not show today',
        }}
      />
    </>
  );
}

const meta = {
  title: 'Feedback/Notice popup',
  component: PopsUp,
  args: { notices },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveStyle({ opacity: '1' }));
  },
} satisfies Meta<typeof PopsUp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const One: Story = { args: { notices: notices.slice(1, 2) } };
export const Long: Story = { args: { notices: notices.slice(2) } };

export const KeyboardAlone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const popup = canvas.getByRole('dialog', { name: 'Scheduled upkeep on Tuesday' });
    const inside = within(popup);
    await waitFor(() => expect(popup).toHaveStyle({ opacity: '1' }));
    await expect(inside.getByRole('button', { name: 'Close' })).toHaveFocus();
    inside.getByRole('button', { name: 'Next notice' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(popup).toHaveAccessibleName('A new studio has moved in');
    await expect(inside.getByText('2 of 3')).toBeVisible();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(inside.getByText('1 of 3')).toBeVisible();
    await userEvent.tab();
    await expect(inside.getByRole('checkbox', { name: 'Do not show today' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(inside.getByRole('checkbox')).toBeChecked();
    inside.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(popup).not.toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
};
